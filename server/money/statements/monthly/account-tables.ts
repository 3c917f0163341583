import { accountTable } from '#server/platform/database/account-table.ts';
import { monthlyStatements } from './table.ts';

/** AD-05: of which months an account was told its statement, and when. The other account was told its own. */
export const monthlyStatementTable = accountTable({
  table: monthlyStatements,
  exportAs: { name: 'monthly-statements', key: 'id' },
  onMerge: 'stay',
});
