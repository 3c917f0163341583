import { IdentityCache } from '#server/access/identity/identity-cache.ts';
import { describe, expect, it, vi } from 'vitest';

type Ask = (token: string, from: string | null) => Promise<{ uid: string }>;

function cacheOf(ask: Ask, most = 100) {
  let time = 0;
  const options = { ask, freshFor: 30_000, most, now: () => time };
  const cache = new IdentityCache<{ uid: string }, string>(options);
  return { cache, wait: (milliseconds: number) => (time += milliseconds) };
}

/** Tokens are named `user-number`. */
const userOf: Ask = async (token) => ({ uid: token.split('-')[0] ?? '' });

const tokensOf = (ask: { mock: { calls: [string, ...unknown[]][] } }) =>
  ask.mock.calls.map(([token]) => token);

describe('IdentityCache', () => {
  it('SE-02 asks again after thirty seconds and not before', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache, wait } = cacheOf(ask);
    expect(await cache.get('a')).toEqual({ uid: 'a' });
    wait(29_999);
    await cache.get('a');
    expect(ask).toHaveBeenCalledTimes(1);
    wait(1);
    await cache.get('a');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks once for many requests at once, and for each token by itself', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache } = cacheOf(ask);
    await Promise.all(['a', 'a', 'b', 'a'].map((token) => cache.get(token, 'here')));
    expect(ask.mock.calls).toEqual([
      ['a', 'here'],
      ['b', 'here'],
    ]);
  });

  it('does not remember a failure', async () => {
    const ask = vi.fn<Ask>(userOf).mockRejectedValueOnce(new Error('refused'));
    const { cache } = cacheOf(ask);
    await expect(cache.get('a')).rejects.toThrow('refused');
    expect(cache.size).toBe(0);
    expect(await cache.get('a')).toEqual({ uid: 'a' });
  });

  it('forgets the oldest when it is full', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache } = cacheOf(ask, 2);
    for (const token of ['a', 'b', 'c']) await cache.get(token);
    expect(cache.size).toBe(2);
    await cache.get('c');
    await cache.get('a');
    expect(tokensOf(ask)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('SE-02 forgets every token of a user at once, and of no other', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache } = cacheOf(ask);
    for (const token of ['ana-1', 'ana-2', 'ben-1']) await cache.get(token);
    cache.forget('ana');
    expect(cache.size).toBe(1);
    for (const token of ['ana-1', 'ana-2', 'ben-1']) await cache.get(token);
    expect(tokensOf(ask)).toEqual(['ana-1', 'ana-2', 'ben-1', 'ana-1', 'ana-2']);
  });

  it('SE-02 does not remember an answer that was on its way when the user was forgotten', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache } = cacheOf(ask);
    const early = cache.get('ana-1');
    cache.forget('ana');
    await early;
    await cache.get('ana-1');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('SE-02 asks anew when it is told to, and remembers that answer', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache, wait } = cacheOf(ask);
    await cache.get('a');
    wait(29_000);
    await cache.renew('a');
    wait(29_000);
    await cache.get('a');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
