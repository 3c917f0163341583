import { createKeys } from '#providers/http/create-keys.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { describe, expect, it } from 'vitest';

/** Sends the same content with each outcome after the other: a status that fails, or null for an answer. */
async function keysOf(outcomes: readonly (number | null)[]): Promise<string[]> {
  const keys = createKeys();
  const sent: string[] = [];
  for (const status of outcomes) {
    const sending = keys.using('groups {"name":"A"}', (key) => {
      sent.push(key);
      return status === null ? Promise.resolve() : Promise.reject(new HttpFailure('no', status));
    });
    await Promise.allSettled([sending]);
  }
  return sent;
}

describe('the key of a request that creates something', () => {
  it.each([
    ['got no answer', 0],
    ['broke the server', 500],
    ['came while the server was away', 503],
  ])('AD-07 OR-04 stays when the first request %s', async (_what, status) => {
    const [first, second, third] = await keysOf([status, status, null]);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
  });

  it.each([
    ['created the record', null],
    ['was refused', 422],
    ['was not allowed', 403],
    ['met another record', 409],
  ])('AD-07 is another one after a request that %s', async (_what, status) => {
    const [first, second] = await keysOf([status, null]);
    expect(second).not.toBe(first);
  });

  it('AD-07 is another one for other content', async () => {
    const keys = createKeys();
    const lost = (content: string) =>
      keys
        .using(content, (key) => Promise.reject(new HttpFailure(key, 0)))
        .catch((error: unknown) => (error instanceof Error ? error.message : ''));
    expect(await lost('b')).not.toBe(await lost('a'));
    expect(await lost('a')).toBe(await lost('a'));
  });
});
