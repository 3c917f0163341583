import { IdentityCache } from '#server/http/identity-cache.ts';
import { describe, expect, it, vi } from 'vitest';

type Ask = (token: string) => Promise<string>;

function cacheOf(ask: Ask, most = 100) {
  let time = 0;
  const cache = new IdentityCache({ ask, freshFor: 30_000, most, now: () => time });
  return { cache, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('IdentityCache', () => {
  it('SE-02 asks again after thirty seconds and not before', async () => {
    const ask = vi.fn<Ask>(async (token) => `who ${token}`);
    const { cache, wait } = cacheOf(ask);
    expect(await cache.get('a')).toBe('who a');
    wait(29_999);
    await cache.get('a');
    expect(ask).toHaveBeenCalledTimes(1);
    wait(1);
    await cache.get('a');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks once for many requests at once, and for each token by itself', async () => {
    const ask = vi.fn<Ask>(async (token) => token);
    const { cache } = cacheOf(ask);
    await Promise.all(['a', 'a', 'b', 'a'].map((token) => cache.get(token)));
    expect(ask.mock.calls).toEqual([['a'], ['b']]);
  });

  it('does not remember a failure', async () => {
    const ask = vi.fn<Ask>(async (token) => token).mockRejectedValueOnce(new Error('refused'));
    const { cache } = cacheOf(ask);
    await expect(cache.get('a')).rejects.toThrow('refused');
    expect(cache.size).toBe(0);
    expect(await cache.get('a')).toBe('a');
  });

  it('forgets the oldest when it is full', async () => {
    const ask = vi.fn<Ask>(async (token) => token);
    const { cache } = cacheOf(ask, 2);
    for (const token of ['a', 'b', 'c']) await cache.get(token);
    expect(cache.size).toBe(2);
    await cache.get('c');
    await cache.get('a');
    expect(ask.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
  });
});
