import type { SessionEnds } from '#domain/schemas/session.ts';
import { refusalOf, type SessionFacts } from '#server/access/sessions/check-session.ts';
import { describe, expect, it } from 'vitest';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The session began at 1,000,000 s. */
const BEGAN = 1_000_000;
const ends = (over: Partial<SessionEnds> = {}): SessionEnds => ({
  disabled: false,
  validAfter: 0,
  kept: [],
  ended: [],
  ...over,
});

function check(over: Partial<SessionFacts> = {}) {
  return refusalOf({
    authTime: BEGAN,
    now: BEGAN * SECOND + MINUTE,
    disabled: false,
    ends: null,
    refusedBeforeAt: null,
    lastActivityAt: null,
    longest: 24 * HOUR,
    ...over,
  });
}

const after = (minutes: number, seconds = 0) =>
  BEGAN * SECOND + minutes * MINUTE + seconds * SECOND;

const busy = (now: number) => check({ now, lastActivityAt: now, longest: 2 * HOUR });

describe('whether a session counts', () => {
  it('SE-02 counts when nothing speaks against it', () => {
    expect(check()).toBeNull();
    expect(check({ ends: ends() })).toBeNull();
  });

  it.each<[string, Partial<SessionFacts>, string | null]>([
    ['disabled in Firebase', { disabled: true }, 'disabled'],
    ['disabled in our document', { ends: ends({ disabled: true }) }, 'disabled'],
    ['ended by itself', { ends: ends({ ended: [BEGAN] }) }, 'ended'],
    ['another one ended', { ends: ends({ ended: [BEGAN + 1] }) }, null],
    ['all before it ended', { ends: ends({ validAfter: BEGAN }) }, null],
    ['all ended', { ends: ends({ validAfter: BEGAN + 1 }) }, 'ended'],
    ['all ended but it', { ends: ends({ validAfter: BEGAN + 1, kept: [BEGAN] }) }, null],
    ['kept, then ended', { ends: ends({ kept: [BEGAN], ended: [BEGAN] }) }, 'ended'],
    ['refused by Firebase', { refusedBeforeAt: after(0, 1) }, 'ended'],
    ['begun when Firebase refused those before', { refusedBeforeAt: after(0) }, null],
  ])('SE-02 %s', (_title, facts, refusal) => {
    expect(check(facts)).toBe(refusal);
  });

  it('SE-02 a kept session survives the refusal that came with it, and no later one', () => {
    const kept = ends({ validAfter: BEGAN + 10, kept: [BEGAN] });
    expect(check({ ends: kept, refusedBeforeAt: after(0, 10) })).toBeNull();
    expect(check({ ends: kept, refusedBeforeAt: after(0, 11) })).toBe('ended');
  });

  it('VA-02 a kept session goes on while our document may lag behind Firebase, and no longer', () => {
    const refused = after(0, 11);
    const soon = { refusedBeforeAt: refused, now: refused + 5 * SECOND - 1 };
    const kept = ends({ validAfter: BEGAN + 10, kept: [BEGAN] });
    expect(check({ ends: kept, ...soon })).toBeNull();
    expect(check({ ends: kept, ...soon, now: soon.now + 1 })).toBe('ended');
    expect(check({ ends: ends(), ...soon })).toBe('ended');
    expect(check({ ends: null, ...soon })).toBe('ended');
    expect(check({ ends: ends({ ...kept, ended: [BEGAN] }), ...soon })).toBe('ended');
  });

  it.each([
    ['60:59 after the last activity', after(100), after(160, 59), null],
    ['61:00 after it', after(100), after(161), null],
    ['61:01 after it', after(100), after(161, 1), 'idle'],
    ['60:59 after the sign-in, with no activity known', null, after(60, 59), null],
    ['61:01 after it', null, after(61, 1), 'idle'],
    ['61:01 after the sign-in, with older activity', after(-30), after(61, 1), 'idle'],
    ['an activity that lies ahead counts as now', after(9_999), after(200), null],
  ])('SE-02 IN-01 idle: %s', (_title, lastActivityAt, now, refusal) => {
    expect(check({ lastActivityAt, now })).toBe(refusal);
  });

  it('SE-02 ends after its longest time, whatever is done', () => {
    expect(busy(after(120))).toBeNull();
    expect(busy(after(120, 1))).toBe('too-old');
  });

  it('takes a sign-in that lies ahead of our clock for one of now', () => {
    expect(check({ now: after(-5) })).toBeNull();
  });
});
