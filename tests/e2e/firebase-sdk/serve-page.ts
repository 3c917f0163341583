import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { freePort } from 'test-tools/free-port.ts';
import { build } from 'vite';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Bundles the page with the official SDK and serves it from an origin of its own. */
export async function servePage(): Promise<{ origin: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'firebase-sdk-page-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    readFile(join(folder, file)).then(
      (content) => response.setHeader('Content-Type', TYPES[extname(file)] ?? '').end(content),
      () => response.writeHead(404).end(),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
