import type { RulesValue } from './values.ts';

/** A value of the language from what JSON holds, as a token's claims: whole numbers are ints. */
export function fromPlain(value: unknown): RulesValue {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(fromPlain);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'object')
    return new Map(Object.entries(value).map(([key, inner]) => [key, fromPlain(inner)]));
  throw new TypeError(`JSON holds no ${typeof value}`);
}

export interface RulesAuth {
  uid: string;
  token: Record<string, unknown>;
}

/** `request.auth`. */
export function authValue(auth: RulesAuth | null): RulesValue {
  if (!auth) return null;
  return new Map([
    ['uid', auth.uid],
    ['token', fromPlain(auth.token)],
  ]);
}
