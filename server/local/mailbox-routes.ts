import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { mailboxPage } from './mailbox-page.ts';
import { MAILBOX_STYLE } from './mailbox-style.ts';
import type { LocalMailbox } from './mailbox.ts';

/** No scripts. With a stricter referrer policy browsers would not send which page submits the form. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

const querySchema = z.object({
  lang: localeSchema.optional().catch(undefined),
  to: z.string().optional().catch(undefined),
});

const config = { permission: 'public' } as const;

/**
 * `/local/mailbox` for users, `/local/mailbox.json` for tests and tools. The caller must ensure that only this
 * machine's own pages can reach it, as `createLocalServer` does.
 */
export async function registerMailboxRoutes(
  app: FastifyInstance,
  mailbox: LocalMailbox,
): Promise<void> {
  await app.register((scope, _options, done) => {
    // The button's form has no fields.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, parsed) => parsed(null),
    );
    addRoutes(scope, mailbox);
    done();
  });
}

function addRoutes(app: FastifyInstance, mailbox: LocalMailbox): void {
  app.get('/local/mailbox', { config }, (request, reply) =>
    send(reply, 'text/html; charset=utf-8', mailboxPage(mailbox.list(), localeOf(request))),
  );
  app.get('/local/mailbox.css', { config }, (_request, reply) =>
    send(reply, 'text/css; charset=utf-8', MAILBOX_STYLE),
  );
  app.get('/local/mailbox.json', { config }, (request, reply) => {
    const { to } = querySchema.parse(request.query);
    return send(reply, 'application/json', JSON.stringify(mailbox.list(to)));
  });
  app.delete('/local/mailbox', { config }, async (_request, reply) => {
    await mailbox.empty();
    return reply.code(204).send();
  });
  app.post('/local/mailbox/empty', { config }, async (request, reply) => {
    await mailbox.empty();
    return reply.redirect(`/local/mailbox?lang=${localeOf(request)}`, 303);
  });
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.headers(HEADERS).header('vary', 'accept-language').type(type).send(body);
}

/** Returns the language in the URL, or the browser's first language that is available. */
function localeOf(request: FastifyRequest): Locale {
  const { lang } = querySchema.parse(request.query);
  if (lang) return lang;
  const wanted = (request.headers['accept-language'] ?? '').split(',').map(weighed);
  const best = wanted.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best.find(({ locale }) => locale !== null)?.locale ?? 'en';
}

/** Parses `es-MX;q=0.8`. */
function weighed(range: string): { locale: Locale | null; weight: number } {
  const [, language = '', weight = '1'] = /^\s*([a-z]+)[^;]*(?:;\s*q=([\d.]+))?/i.exec(range) ?? [];
  const known = language.toLowerCase();
  return { locale: known === 'en' || known === 'es' ? known : null, weight: Number(weight) };
}
