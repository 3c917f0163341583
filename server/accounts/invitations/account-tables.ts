import { accountTable } from '../../platform/database/account-table.ts';
import { memberInvitations } from './table.ts';

/** AD-05: the invitations to an account, without the hashes of their secrets. */
export const invitationTable = accountTable({
  table: memberInvitations,
  exportAs: { name: 'invitations', key: 'id', omit: ['secretHashes'] },
  onMerge: 'planned',
});
