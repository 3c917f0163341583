import { accountTable } from '../../platform/database/account-table.ts';
import { orderDrafts } from './table.ts';

/** AD-05: the drafts of an account, which are no records yet: an export leaves them out. */
export const draftTable = accountTable({
  table: orderDrafts,
  exportAs: null,
  onMerge: 'move',
  countAs: 'drafts',
});
