import { invalid } from '../values/invalid.ts';

/** What every call of Google's APIs takes in its URL beside its own fields, by the JSON names (`withJsonParameters`). */
const SYSTEM = new Set(['$alt', 'alt', 'accessToken', 'fields', 'key', 'prettyPrint', 'quotaUser']);

/**
 * Refuses what a URL asks beside the fields that its call offers there, in the words of the service.
 * @throws RpcError INVALID_ARGUMENT
 */
export function requireParameters(query: URLSearchParams, offered: readonly string[]): void {
  for (const name of query.keys())
    if (!SYSTEM.has(name) && !offered.includes(name))
      throw invalid(
        `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. ` +
          `Field '${name}' could not be found in request message.`,
      );
}
