import { accountTable } from '../../platform/database/account-table.ts';
import { agreedPrices } from './table.ts';

/** AD-05: the prices that are agreed with an account itself. */
export const priceTable = accountTable({
  table: agreedPrices,
  exportAs: { name: 'prices', key: 'id' },
  onMerge: 'planned',
});
