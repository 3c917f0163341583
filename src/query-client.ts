import { QueryClient } from '@tanstack/react-query';

/** For how long (ms) an answer serves again without asking: what changes is told by the event stream. */
const FRESH_FOR = 5_000;

/** One for the portal; errors are shown at once, with a button to try again, rather than retried unseen. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: FRESH_FOR } } });
}
