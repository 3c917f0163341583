import { ORDER_TYPES, orderTypes, RETURN_REASONS } from '#domain/orders/order-types.ts';
import type { OrderType, ReturnReason } from '#domain/orders/order-types.ts';
import type { Eye } from '#domain/orders/order.ts';

/** What an exchange begins with, when it was chosen before: of which lens, and why. */
export interface ExchangeStart {
  eye?: Eye;
  reason?: ReturnReason;
}

/**
 * How the form was opened. The address contains only ids of orders and drafts, what an exchange begins with, and the figures of a
 * fitting; nothing that names a patient.
 */
export type OrderStart =
  | { kind: 'empty'; type: OrderType }
  | ({ kind: 'from'; type: OrderType; orderId: string } & ExchangeStart)
  | { kind: 'resubmit'; orderId: string }
  | { kind: 'draft'; draftId: string }
  /** The text of a fitting (decision 51). */
  | { kind: 'fitting'; link: string };

/** What stands before a fitting in the fragment of the address (`FITTING_FRAGMENT`), which reaches no server. */
const FITTING = 'fitting=';

/** Returns the text of the fitting in a fragment, where other parts may stand beside it; null for none. */
function readFitting(hash: string): string | null {
  const part = hash
    .replace(/^#/, '')
    .split('&')
    .find((one) => one.startsWith(FITTING));
  return part === undefined ? null : part.slice(FITTING.length);
}

/** Returns the start from query and fragment of the order form's address; ignores invalid parts. */
export function readStart(search: string, hash = ''): OrderStart {
  const query = new URLSearchParams(search);
  const [draftId, resubmits, source] = ['draft', 'resubmit', 'from'].map((name) => query.get(name));
  const type = ORDER_TYPES.find((known) => known === query.get('type'));
  if (draftId) return { kind: 'draft', draftId };
  if (resubmits) return { kind: 'resubmit', orderId: resubmits };
  const link = readFitting(hash);
  if (!source && link !== null) return { kind: 'fitting', link };
  if (!source) return { kind: 'empty', type: type ?? 'new' };
  const startsFromOrder = type && orderTypes[type].source !== 'none';
  const from = { kind: 'from', type: startsFromOrder ? type : 'reorder', orderId: source } as const;
  return { ...from, ...readExchange(query, from.type) };
}

function readExchange(query: URLSearchParams, type: OrderType): ExchangeStart {
  if (!orderTypes[type].reason) return {};
  const eye = EYES.find((known) => known === query.get('eye'));
  const reason = RETURN_REASONS.find((known) => known === query.get('reason'));
  return { ...(eye && { eye }), ...(reason && { reason }) };
}

const EYES = ['right', 'left'] as const satisfies readonly Eye[];
