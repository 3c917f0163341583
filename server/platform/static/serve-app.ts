import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The placeholder in `index.html` for the page's nonce. */
const NONCE_PLACE = '__CSP_NONCE__';

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

/** Returns a new nonce for each response, which allows the response's styles (decision 27). */
function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Returns the headers of the page. Scripts and styles come only from our own origin, except for styles that MUI and we
 * add to the document with the nonce. `connectTo`: other origins that the app may call (Firebase).
 */
function pageSecurityHeaders(connectTo: string[], nonce: string): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  const value = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return {
    'content-security-policy': value.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
