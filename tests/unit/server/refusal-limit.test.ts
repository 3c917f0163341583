import { Problem } from '#server/platform/errors/problem.ts';
import { RefusalLimit } from '#server/access/identity/refusal-limit.ts';
import { describe, expect, it, vi } from 'vitest';

const refuse = (): Promise<string> =>
  Promise.reject(new Problem('unauthenticated', 'Sign in again'));

const cannotTell = (): Promise<string> => Promise.reject(new Problem('unavailable', 'Not now'));

function limitOf(most: number) {
  let now = 0;
  const limit = new RefusalLimit(most, () => now);
  const ask = async (authorization: string, identify = refuse, address = '192.0.2.1') => {
    try {
      return await limit.watch<string>({ address, authorization }, identify);
    } catch (error) {
      return error instanceof Problem ? error.status : 'unknown';
    }
  };
  return { limit, ask, wait: (milliseconds: number) => (now += milliseconds) };
}

describe('RefusalLimit', () => {
  it('SE-06 answers 429 after so many refused requests of a network, until the minute is over', async () => {
    const { ask, wait } = limitOf(3);
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await ask(`bad ${index}`));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect(await ask('')).toBe(429);
    expect(await ask('bad 9', refuse, '198.51.100.7')).toBe(401);
    wait(60_000);
    expect(await ask('bad 0')).toBe(401);
  });

  it('SE-06 lets those with a good token in, from the same network and at no cost', async () => {
    const { ask } = limitOf(2);
    for (let index = 0; index < 10; index += 1) await ask(`bad ${index}`);
    expect(await ask('good', () => Promise.resolve('in'))).toBe('in');
  });

  it('SE-06 does not look again at what it has refused already', async () => {
    const { ask } = limitOf(2);
    for (let index = 0; index < 3; index += 1) await ask('bad');
    const identify = vi.fn<typeof refuse>(refuse);
    expect(await ask('bad', identify)).toBe(429);
    expect(identify).not.toHaveBeenCalled();
  });

  it('SE-06 counts the addresses of one IPv6 network together', async () => {
    const { ask } = limitOf(1);
    await ask('', refuse, '2001:db8::1');
    expect(await ask('', refuse, '2001:db8::2')).toBe(429);
    expect(await ask('', refuse, '2001:db8:0:1::2')).toBe(401);
  });

  it('does not count what could not be told', async () => {
    const { ask } = limitOf(1);
    for (let index = 0; index < 5; index += 1) expect(await ask('token', cannotTell)).toBe(503);
  });

  it('says how long to wait', async () => {
    const { limit, ask, wait } = limitOf(1);
    await ask('bad');
    wait(20_500);
    const late = limit.watch({ address: '192.0.2.1', authorization: 'bad' }, refuse);
    await expect(late).rejects.toMatchObject({
      retryAfter: 40,
      message: 'Too many requests. Try again in 40 seconds',
    });
  });
});
