import type { MergeParts } from '../accounts/merge/merge-parts.ts';
import { moveChoices } from '../emails/choices/merge-choices.ts';
import { movePrices, planPrices } from '../lenses/prices/merge-prices.ts';
import { moveAutopay } from '../money/autopay/move-autopay.ts';
import { moveCheckouts } from '../money/checkouts/move-checkouts.ts';
import { moveCredits, moveLensCredits } from '../money/credits/move-credits.ts';
import { countInvoices, moveMoney } from '../money/invoices/move-money.ts';
import { moveMethods } from '../money/methods/move-methods.ts';
import { movePayments } from '../money/payments/move-payments.ts';
import { moveWriteOffs } from '../money/write-offs/move-write-offs.ts';
import { countDrafts, moveDrafts } from '../ordering/drafts/move-drafts.ts';
import { countOrders, moveOrders } from '../ordering/orders/move-orders.ts';
import { moveRequests } from '../ordering/return-requests/move-requests.ts';

/** AD-05: what a merge of two accounts moves besides what belongs to the accounts' own floor. */
export const mergeParts: MergeParts = {
  orders: {
    count: countOrders,
    move: async (tx, accounts) => {
      await moveOrders(tx, accounts);
      await moveRequests(tx, accounts);
    },
  },
  choices: { move: moveChoices },
  invoices: {
    count: countInvoices,
    move: async (tx, step) => {
      await moveLensCredits(tx, step);
      await moveMoney(tx, step);
      await moveCredits(tx, step);
      await movePayments(tx, step);
      await moveWriteOffs(tx, step);
      await moveCheckouts(tx, step);
      await moveMethods(tx, step);
      await moveAutopay(tx, step);
    },
  },
  drafts: { count: countDrafts, move: moveDrafts },
  prices: {
    plan: planPrices,
    move: async (tx, accounts) => movePrices(tx, accounts, await planPrices(tx, accounts)),
  },
};
