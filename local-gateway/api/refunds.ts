import { closeDispute } from '../objects/disputes.ts';
import { find } from '../objects/find.ts';
import { createRefund } from '../objects/refunds.ts';
import { LIST_PARAMS, page } from '../wire/list.ts';
import type { Call, Routes } from './call.ts';

/** The records of one payment intent, or all of them. */
function list(kind: 'refund' | 'dispute' | 'charge') {
  return ({ sandbox, params, path }: Call): unknown => {
    params.known(['payment_intent', ...LIST_PARAMS]);
    const of = params.optional('payment_intent');
    const all = sandbox.store.list(kind);
    return page(of ? all.filter((one) => one.payment_intent === of) : all, params, path);
  };
}

export const REFUND_ROUTES: Routes = {
  'POST /v1/refunds': ({ sandbox, params }) => {
    params.known(['payment_intent', 'amount', 'metadata', 'expand']);
    return createRefund(sandbox, {
      intentId: params.text('payment_intent'),
      amount: params.optional('amount') === null ? null : params.integer('amount'),
      metadata: params.metadata(),
    });
  },
  'GET /v1/refunds': list('refund'),
  'GET /v1/refunds/:id': ({ sandbox, id }) => find(sandbox, 'refund', id),
  'GET /v1/charges': list('charge'),
  'GET /v1/disputes': list('dispute'),
  'GET /v1/disputes/:id': ({ sandbox, id }) => find(sandbox, 'dispute', id),
  'POST /v1/disputes/:id/close': ({ sandbox, id }) => closeDispute(sandbox, id, 'lost'),
  'GET /v1/events': ({ sandbox, params, path }) => {
    params.known(['type', ...LIST_PARAMS]);
    const type = params.optional('type');
    const all = sandbox.store.list('event');
    return page(type ? all.filter((event) => event.type === type) : all, params, path);
  },
  'GET /v1/events/:id': ({ sandbox, id }) => find(sandbox, 'event', id),
};
