import { accountTable } from '../../platform/database/account-table.ts';
import { writeOffs } from './table.ts';

/** AD-05: the write-offs of an account. */
export const writeOffTable = accountTable({
  table: writeOffs,
  exportAs: { name: 'write-offs', key: 'id' },
  onMerge: 'move',
});
