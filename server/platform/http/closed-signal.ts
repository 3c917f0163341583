import type { ServerResponse } from 'node:http';

/**
 * Returns a signal that is aborted once nobody reads the response any more: at once when that is so already, when
 * `close` would never come.
 */
export function closedSignal(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => closed.abort());
  return closed.signal;
}
