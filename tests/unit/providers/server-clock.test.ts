import { describe, expect, it } from 'vitest';
import { createServerClock } from '#providers/activity/server-clock.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with these claims; the name needs more than ASCII, as tokens may. */
function tokenOf(claims: object): string {
  return `${part({ alg: 'none' })}.${part({ name: '¿Óptica?', ...claims })}.signature`;
}

function aheadAfter(token: string): number {
  const clock = createServerClock(() => NOON);
  clock.measure(token);
  return clock.ahead();
}

const issued = (secondsAgo: number) => tokenOf({ iat: NOON / 1_000 - secondsAgo });

describe('the clock of this machine', () => {
  it('IN-08 is measured by a token that was issued just now', () => {
    expect(aheadAfter(issued(600))).toBe(600_000);
    expect(aheadAfter(issued(-600))).toBe(-600_000);
  });

  it('IN-08 the way of the answer does not count', () => {
    expect(aheadAfter(issued(2))).toBe(0);
  });

  it.each(['', 'token-1', 'a.b.c', tokenOf({}), tokenOf({ iat: 'noon' })])(
    'takes %j for no measure',
    (token) => expect(aheadAfter(token)).toBe(0),
  );
});
