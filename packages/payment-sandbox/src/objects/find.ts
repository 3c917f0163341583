import type { Kind, Records } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { noSuch } from '../wire/api-error.ts';

/** How Stripe's errors name the kinds. */
const NAMES: Readonly<Partial<Record<Kind, string>>> = {
  session: 'checkout.session',
  intent: 'payment_intent',
  setup: 'setup_intent',
  method: 'PaymentMethod',
  balance: 'balance_transaction',
};

/** A record that must exist. @throws ApiError 404 */
export function find<K extends Kind>(
  { store }: Sandbox,
  kind: K,
  id: string,
  param?: string,
): Records[K] {
  const record = store.get(kind, id);
  if (!record) throw noSuch(NAMES[kind] ?? kind, id, param);
  return record;
}

/** Puts a record with these fields changed, and returns it. */
export function change<K extends Kind>(
  { store }: Sandbox,
  kind: K,
  record: Records[K],
  fields: Partial<Records[K]>,
): Records[K] {
  const changed = { ...record, ...fields };
  store.put(kind, changed);
  return changed;
}
