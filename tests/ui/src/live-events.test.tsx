import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createHttpClient } from '#providers/http/http.ts';
import type { Runtime } from '#providers/runtime.ts';
import { createQueryClient } from '#src/query-client.ts';
import { useLiveEvents } from '#src/session/use-live-events.ts';
import { fakeConnection } from '../fake-connection.ts';

const client = createHttpClient({
  baseUrl: '/api',
  token: () => Promise.resolve('t'),
  endSession: () => undefined,
  log: () => undefined,
});

beforeEach(() => void vi.useFakeTimers());

it.each([
  [401, { reason: 'idle' }, 'idle'],
  [401, { reason: 'disabled' }, 'ended'],
  [401, { reason: 'too-old' }, 'expired'],
  [401, null, 'expired'],
  [403, { reason: 'idle' }, null],
] as const)('SE-02 a stream refused with %d and %j ends as %s', async (status, body, by) => {
  const ask = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', ask);
  const signOut = vi.fn<Runtime['session']['signOut']>(() => Promise.resolve());
  const runtime = { session: { signOut } } as unknown as Runtime;
  const connection = fakeConnection({ client });
  const queryClient = createQueryClient();
  renderHook(() => useLiveEvents(runtime, connection, queryClient));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(signOut.mock.calls).toEqual(by === null ? [] : [[by]]);
});

it('SE-09 what shows is read again when an outage is over', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const runtime = { session: {} } as unknown as Runtime;
  const connection = fakeConnection({ client });
  const queryClient = createQueryClient();
  const readAgain = vi.spyOn(queryClient, 'invalidateQueries');
  renderHook(() => useLiveEvents(runtime, connection, queryClient));
  connection.outage.begin({ ask: () => Promise.resolve(200) });
  await vi.advanceTimersByTimeAsync(400);
  expect(readAgain).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(readAgain).toHaveBeenCalledExactlyOnceWith();
});
