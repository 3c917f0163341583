import { onlineManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/query-client.ts';

/** Loses the network, or finds it again. The manager hears of it from the browser only while a page shows. */
function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  onlineManager.setOnline(isThere);
}

beforeEach(() => setNetwork(false));
afterEach(() => setNetwork(true));

function inClient(queryClient = createQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { queryClient, wrapper };
}

const lost = () => vi.fn<() => Promise<string>>().mockRejectedValue(new Error('No connection'));

it('without a network a query asks and says that it failed, and asks again when the network is back', async () => {
  const ask = lost();
  const { result } = renderHook(() => useQuery({ queryKey: ['one'], queryFn: ask }), inClient());
  await waitFor(() => expect(result.current.isError).toBe(true));
  ask.mockResolvedValue('stored');
  act(() => setNetwork(true));
  await waitFor(() => expect(result.current.data).toBe('stored'));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('without a network a change is sent and says that it failed', async () => {
  const send = lost();
  const { result } = renderHook(() => useMutation({ mutationFn: send }), inClient());
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(send).toHaveBeenCalledOnce();
});

it('what is shown stays while there is no network, and is read again afterwards', async () => {
  const { queryClient, wrapper } = inClient();
  queryClient.setQueryData(['one'], 'shown', { updatedAt: 0 });
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('new');
  const { result } = renderHook(() => useQuery({ queryKey: ['one'], queryFn: ask }), { wrapper });
  act(() => void globalThis.dispatchEvent(new Event('visibilitychange')));
  expect(ask).not.toHaveBeenCalled();
  expect(result.current.data).toBe('shown');
  act(() => setNetwork(true));
  await waitFor(() => expect(result.current.data).toBe('new'));
});
