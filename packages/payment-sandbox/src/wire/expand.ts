import type { Records } from '../state/records.ts';
import type { Store } from '../state/store.ts';
import { ApiError } from './api-error.ts';

/** Fields that hold the id of another object. */
const LINKS: Readonly<Record<string, keyof Records | readonly (keyof Records)[]>> = {
  customer: 'customer',
  payment_intent: 'intent',
  setup_intent: 'setup',
  payment_method: 'method',
  latest_charge: 'charge',
  charge: 'charge',
  balance_transaction: 'balance',
  failure_balance_transaction: 'balance',
  source: ['charge', 'refund', 'dispute', 'payout'],
};

type Plain = Record<string, unknown>;

/** The answer with these paths (`data.payment_intent.payment_method`) replaced by the objects they name. */
export function expand(store: Store, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) follow(store, copy, path.split('.'));
  return copy;
}

function follow(store: Store, at: unknown, [part, ...rest]: string[]): void {
  if (Array.isArray(at)) {
    for (const one of at as unknown[]) follow(store, one, [part ?? '', ...rest]);
    return;
  }
  if (part === undefined || typeof at !== 'object' || at === null) return;
  const object = at as Plain;
  if (!(part in object)) {
    throw new ApiError(400, `This property cannot be expanded (${part}).`, { param: 'expand' });
  }
  const kinds = [LINKS[part] ?? []].flat();
  const value = object[part];
  if (kinds.length > 0 && typeof value === 'string') {
    const linked = kinds.map((kind) => store.get(kind, value)).find((one) => one !== null);
    object[part] = structuredClone(linked ?? null);
  }
  follow(store, object[part], rest);
}
