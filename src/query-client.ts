import { onlineManager, QueryClient } from '@tanstack/react-query';

/** How long (ms) a response is reused without a request: the event stream reports changes. */
const FRESH_FOR = 5_000;

/** Without a network, what is shown stays, instead of the failure of a request that the user did not make. */
const whenOnline = () => onlineManager.isOnline();

/**
 * Creates the portal's query client. Errors are shown at once with a retry button, instead of silent retries. So is a
 * missing network, instead of waiting for it to return.
 */
export function createQueryClient(): QueryClient {
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        retry: false,
        staleTime: FRESH_FOR,
        refetchOnMount: whenOnline,
        refetchOnWindowFocus: whenOnline,
        // This network mode leaves it out otherwise.
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  });
}
