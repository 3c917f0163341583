import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Runs Vite in this process: hot reload on the portal's own port, and the page from its sources. */
export async function openDevServer(root: string, server: Server) {
  // 35 MB that npm start does without.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    mode: 'embedded',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    middlewares: (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response),
    close: () => vite.close(),
  };
}
