import type { MergeParts } from '../accounts/merge/merge-parts.ts';
import { moveChoices } from '../emails/choices/merge-choices.ts';
import { movePrices, planPrices } from '../lenses/prices/merge-prices.ts';
import { countInvoices, moveMoney } from '../money/invoices/move-money.ts';
import { countDrafts, moveDrafts } from '../ordering/drafts/move-drafts.ts';
import { countOrders, moveOrders } from '../ordering/orders/move-orders.ts';

/** AD-05: what a merge of two accounts moves besides what belongs to the accounts' own floor. */
export const mergeParts: MergeParts = {
  orders: { count: countOrders, move: moveOrders },
  choices: { move: moveChoices },
  invoices: { count: countInvoices, move: moveMoney },
  drafts: { count: countDrafts, move: moveDrafts },
  prices: {
    plan: planPrices,
    move: async (tx, accounts) => movePrices(tx, accounts, await planPrices(tx, accounts)),
  },
};
