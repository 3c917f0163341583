import type { FastifyInstance } from 'fastify';
import { TEXT_MESSAGE, TEXT_RULE, isStorable, toStorable } from '#domain/basics/text.ts';
import { sqlStateOf } from '../errors/error-log.ts';
import { Problem } from '../errors/problem.ts';

/** A linked list, because copying deep paths would take quadratic memory. */
type Path = { parent: Path; name: string } | null;

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
  const [, query = ''] = url.split('?');
  if (!query.includes('%')) return;
  for (const pair of query.split('&')) {
    const [name = ''] = pair.split('=');
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

/**
 * Returns the path of the first text in a JSON value that cannot be stored, or null. Checks names as well; the path
 * shows them with replacement characters.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): string[] | null {
  // A loop, not a recursion: a body may be nested tens of thousands of levels deep.
  const open: { path: Path; value: unknown }[] = [{ path: rooted(path), value }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string' && !isStorable(next.value)) return namesOf(next.path);
    if (typeof next.value !== 'object' || next.value === null) continue;
    // The stack returns the last one first: reversed, so that the first of several problems is reported.
    for (const [name, inner] of Object.entries(next.value).toReversed()) {
      const below = { parent: next.path, name: toStorable(name) };
      if (!isStorable(name)) return namesOf(below);
      open.push({ path: below, value: inner });
    }
  }
  return null;
}

function rooted(path: readonly string[]): Path {
  return path.reduce<Path>((parent, name) => ({ parent, name }), null);
}

function namesOf(path: Path): string[] {
  const names: string[] = [];
  for (let step = path; step; step = step.parent) names.push(step.name);
  return names.toReversed();
}
