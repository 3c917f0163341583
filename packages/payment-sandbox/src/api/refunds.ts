import { closeDispute } from '../objects/disputes.ts';
import { find } from '../objects/find.ts';
import { createRefund } from '../objects/refunds.ts';
import { page } from '../wire/list.ts';
import { LIST_SHAPE } from '../wire/shape.ts';
import type { Call, Route, Routes } from './call.ts';

/** The records of one payment intent, or all of them. */
function list(kind: 'refund' | 'dispute' | 'charge'): Route {
  const answer = ({ sandbox, params, path }: Call): unknown => {
    const of = params.optional('payment_intent');
    const all = sandbox.store.list(kind);
    return page(of ? all.filter((one) => one.payment_intent === of) : all, params, path);
  };
  return { takes: { payment_intent: 'text', ...LIST_SHAPE }, answer };
}

/** One object by its id. */
function one(kind: 'refund' | 'dispute' | 'event'): Route {
  return { takes: {}, answer: ({ sandbox, id }) => find(sandbox, kind, id) };
}

export const REFUND_ROUTES: Routes = {
  'POST /v1/refunds': {
    takes: { payment_intent: 'text', amount: 'text', metadata: 'metadata' },
    answer: ({ sandbox, params }) =>
      createRefund(sandbox, {
        intentId: params.text('payment_intent'),
        amount: params.optional('amount') === null ? null : params.integer('amount'),
        metadata: params.metadata(),
      }),
  },
  'GET /v1/refunds': list('refund'),
  'GET /v1/refunds/:id': one('refund'),
  'GET /v1/charges': list('charge'),
  'GET /v1/disputes': list('dispute'),
  'GET /v1/disputes/:id': one('dispute'),
  'POST /v1/disputes/:id/close': {
    takes: {},
    answer: ({ sandbox, id }) => closeDispute(sandbox, id, 'lost'),
  },
  'GET /v1/events': {
    takes: { type: 'text', ...LIST_SHAPE },
    answer: ({ sandbox, params, path }) => {
      const type = params.optional('type');
      const all = sandbox.store.list('event');
      return page(type ? all.filter((event) => event.type === type) : all, params, path);
    },
  },
  'GET /v1/events/:id': one('event'),
};
