import { QueryClient } from '@tanstack/react-query';

/** How long (ms) a response is reused without a request: the event stream reports changes. */
const FRESH_FOR = 5_000;

/** Creates the portal's query client. Errors are shown at once with a retry button, instead of silent retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: FRESH_FOR } } });
}
