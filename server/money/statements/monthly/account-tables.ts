import { accountTable } from '../../../platform/database/account-table.ts';
import { monthlyStatements } from './table.ts';

/** AD-05: the months whose statement an account was notified of, and when. The other account has its own. */
export const monthlyStatementTable = accountTable({
  table: monthlyStatements,
  exportAs: { name: 'monthly-statements', key: 'id' },
  onMerge: 'stay',
});
