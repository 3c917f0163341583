import type { MergeParts } from '../accounts/merge/merge-parts.ts';
import { accountTables } from '../accounts/plugin.ts';
import { emailTables } from '../emails/plugin.ts';
import { lensTables } from '../lenses/plugin.ts';
import { mergedPrices } from '../lenses/prices/merge-prices.ts';
import { moneyTables } from '../money/plugin.ts';
import { orderingTables } from '../ordering/plugin.ts';

/** AD-05: what accounts have on all floors, in the order of an export's archive and of a merge. */
export const accountParts: MergeParts = {
  tables: [
    ...accountTables,
    ...lensTables,
    ...orderingTables,
    ...emailTables,
    // Last, because a merge keeps the ledger's common accounts locked from there on.
    ...moneyTables,
  ],
  prices: mergedPrices,
};
