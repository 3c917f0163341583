import { afterEach, describe, expect, it, vi } from 'vitest';
import { endOwnSession } from '#providers/end-own-session.ts';
import { fakeFetch } from './fake-fetch.ts';

const log = vi.fn<(message: string, error: unknown) => void>();
const ports = { apiUrl: '/api', auth: { token: () => Promise.resolve('t0k3n') }, log };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('signing out', () => {
  it('SE-02 LG-03 has the server end the session, with the token that is about to go', async () => {
    const sent = fakeFetch(() => ({}));
    await endOwnSession('user', ports);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/api/auth/sessions/end', method: 'POST' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t0k3n');
    expect(log).not.toHaveBeenCalled();
  });

  it('asks nothing when Firebase has no token any more', async () => {
    const sent = fakeFetch(() => ({}));
    const auth = { token: () => Promise.reject(new Error('Nobody')) };
    await endOwnSession('user', { ...ports, auth });
    expect(sent).toEqual([]);
  });

  it.each(['ended', 'expired', 'other-tab'] as const)(
    'asks nothing when the session is over already: %s',
    async (because) => {
      const sent = fakeFetch(() => ({}));
      await endOwnSession(because, ports);
      expect(sent).toEqual([]);
    },
  );

  it('LG-03 goes on when the server refuses or cannot be reached', async () => {
    fakeFetch(() => ({ status: 401 }));
    await endOwnSession('user', ports);
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await endOwnSession('user', ports);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('LG-03 waits two seconds at most', async () => {
    vi.useFakeTimers();
    fakeFetch(() => new Promise(() => undefined));
    const ending = endOwnSession('user', ports);
    await vi.advanceTimersByTimeAsync(2_000);
    await ending;
    expect(log).toHaveBeenCalledOnce();
  });
});
