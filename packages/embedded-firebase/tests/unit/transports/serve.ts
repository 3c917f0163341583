import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from 'test-tools/free-port.ts';
import { onTestFinished } from 'vitest';

/** Serves `handle` until the test ends; resolves with the base URL. */
export async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<string> {
  const server = createServer((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end('not mine');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}
