import { TEXT_MESSAGE, TEXT_RULE } from '#domain/schemas/text.ts';
import type { FastifyInstance } from 'fastify';
import { sqlStateOf } from '../errors/error-log.ts';
import { findUnstorable } from './find-unstorable.ts';
import { Problem } from '../errors/problem.ts';

/**
 * SE-10: no route receives a text that cannot be stored, whatever its schema allows. Headers are checked before the
 * caller is identified by them; the rest is checked before validation, once the caller's permission is known.
 */
export function registerTextCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => requireStorable(headers));
  app.addHook('preValidation', async ({ params, query, body, raw }) => {
    requireStorable(params);
    requireDecodable(raw.url ?? '');
    requireStorable(query);
    requireStorable(body);
  });
}

/** `path` is the position of the value. @throws Problem 400 naming the first field that cannot be stored */
export function requireStorable(value: unknown, path: readonly string[] = []): void {
  const found = findUnstorable(value, path);
  if (found) throw refusal(found.join('.') || 'body', TEXT_MESSAGE);
}

/** PostgreSQL's codes for texts that it cannot store: character_not_in_repertoire, untranslatable_character. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/** Returns a 400 for a text that PostgreSQL refused and our checks missed; null for every other error. */
export function fromRefusedText(error: unknown): Problem | null {
  if (!UNSTORABLE_TEXT.has(sqlStateOf(error) ?? '')) return null;
  return new Problem('bad-request', TEXT_MESSAGE, { cause: error });
}

/** The error for half a surrogate pair in a URL, which cannot be decoded. `field`: `path`, or a query parameter. */
export function undecodable(field: string): Problem {
  return refusal(field, 'Cannot be decoded as UTF-8. Encode it with encodeURIComponent');
}

function refusal(field: string, message: string): Problem {
  return new Problem('bad-request', `${field}: ${message}`, {
    errors: { [field]: { rule: TEXT_RULE, message } },
  });
}

/** Checks query parameters, because Fastify leaves those that it cannot decode as they are. @throws Problem 400 */
function requireDecodable(url: string): void {
  const [, query = ''] = url.split('?', 2);
  if (!query.includes('%')) return;
  for (const pair of query.split('&')) {
    const [name = ''] = pair.split('=', 1);
    if (!isDecodable(pair))
      throw undecodable(isDecodable(name) ? decodeURIComponent(name) : 'query');
  }
}

function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}
