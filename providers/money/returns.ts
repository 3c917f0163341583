import {
  orderReturnPolicySchema,
  returnRequestSchema,
  type OrderReturnPolicy,
  type ReturnRequest,
  type ReturnRequestInput,
} from '#domain/money/returns/return-request.ts';
import type { Rest } from '../http/connection.ts';

/** Requests of one page. */
export const RETURN_PAGE = 5;

/** CR-03: what a practice asks the lab about its lenses. */
export interface ReturnCalls {
  /** What the policy gives for an order today. */
  policy: (orderId: string, signal: AbortSignal) => Promise<OrderReturnPolicy>;
  /** Returns a page of the account's requests, the newest first, and one more if there is another page. */
  list: (accountNumber: string, page: number, signal: AbortSignal) => Promise<ReturnRequest[]>;
  /** Returns the requests about an order, or of the lenses that it replaces, the newest first. */
  ofOrder: (orderId: string, signal: AbortSignal) => Promise<ReturnRequest[]>;
  /** `key`: the same for a repeated request. */
  ask: (input: ReturnRequestInput, key: string) => Promise<ReturnRequest>;
  withdraw: (seen: Pick<ReturnRequest, 'id' | 'version'>) => Promise<ReturnRequest>;
}

export function returnCalls({ rest }: Pick<Rest, 'rest'>): ReturnCalls {
  const read = (range: [number, number], filter: object, signal: AbortSignal) =>
    rest(listPath(range, filter), { kind: 'record', schema: returnRequestSchema.array(), signal });
  return {
    policy: (orderId, signal) =>
      rest(`/return-requests/policy?orderId=${encodeURIComponent(orderId)}`, {
        kind: 'form',
        schema: orderReturnPolicySchema,
        signal,
      }),
    list: (accountNumber, page, signal) =>
      read([page * RETURN_PAGE, (page + 1) * RETURN_PAGE], { accountNumber }, signal),
    ofOrder: (orderId, signal) => read([0, RETURN_PAGE], { orderId }, signal),
    ask: (body, idempotencyKey) =>
      rest('/return-requests', {
        kind: 'change',
        method: 'POST',
        body,
        idempotencyKey,
        schema: returnRequestSchema,
      }),
    withdraw: ({ id, version }) =>
      rest(`/return-requests/${encodeURIComponent(id)}/withdraw`, {
        kind: 'change',
        method: 'POST',
        ifMatch: version,
        schema: returnRequestSchema,
      }),
  };
}

function listPath(range: [number, number], filter: object): string {
  const query = { sort: ['requestedAt', 'DESC'], range, filter };
  const params = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return `/return-requests?${params.toString()}`;
}

/** Returns the path of the order form that exchanges one lens of an order. */
export function exchangePath(orderId: string, eye: string, reason: string): string {
  const params = new URLSearchParams({ type: 'exchange', from: orderId, eye, reason });
  return `/customer/order?${params.toString()}`;
}
