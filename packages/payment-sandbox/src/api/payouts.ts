import { find } from '../objects/find.ts';
import { page } from '../wire/list.ts';
import { LIST_SHAPE } from '../wire/shape.ts';
import type { Call, Routes } from './call.ts';
import { isCreatedIn } from './created.ts';

/** What changed the balance, all of it or what went out in one payout. */
function listBalance({ sandbox, params, path }: Call): unknown {
  const { store } = sandbox;
  const payoutId = params.optional('payout');
  if (payoutId !== null) find(sandbox, 'payout', payoutId, 'payout');
  const isWanted = isCreatedIn(params);
  const all = store
    .list('balance')
    .filter(isWanted)
    .filter(({ id }) => payoutId === null || store.get('paidOut', id)?.payoutId === payoutId);
  return page(all, params, path);
}

export const PAYOUT_ROUTES: Routes = {
  'GET /v1/balance_transactions': {
    takes: { payout: 'text', created: { gte: 'text', lt: 'text' }, ...LIST_SHAPE },
    answer: listBalance,
  },
  'GET /v1/payouts': {
    takes: { created: { gte: 'text', lt: 'text' }, ...LIST_SHAPE },
    answer: ({ sandbox, params, path }) =>
      page(sandbox.store.list('payout').filter(isCreatedIn(params)), params, path),
  },
  'GET /v1/payouts/:id': {
    takes: {},
    answer: ({ sandbox, id }) => find(sandbox, 'payout', id),
  },
};
