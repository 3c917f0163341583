import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createNonce, NONCE_PLACE, pageSecurityHeaders } from './page-security-headers.ts';

/**
 * Serves the precompressed app from `folder`: hashed assets are cached forever, everything else is revalidated. A path
 * that is no file gets the page, whose router handles it; a missing asset is a 404.
 */
export async function serveApp(app: FastifyInstance, folder: string, connectTo: string[]) {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const sendPage = (reply: FastifyReply) => {
    const nonce = createNonce();
    return reply
      .headers(pageSecurityHeaders(connectTo, nonce))
      .header('cache-control', 'no-cache')
      .type('text/html')
      .send(page.replaceAll(NONCE_PLACE, nonce));
  };

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    allowedPath: notPrecompressed,
  });
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html*', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (response) => {
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
  app.get('/', { config: { permission: 'public' } }, (_request, reply) => sendPage(reply));
  app.get('/*', { config: { permission: 'public' } }, (request, reply) => {
    if (isAssetPath(request.url)) return reply.callNotFound();
    return sendPage(reply);
  });
}

function notPrecompressed(path: string): boolean {
  return !path.endsWith('.br') && !path.endsWith('.gz');
}

function isAssetPath(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/api/');
}
