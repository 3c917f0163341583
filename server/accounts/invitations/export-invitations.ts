import { eq } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { memberInvitations } from './table.ts';

/** AD-05: the invitations to an account, without the hashes of their secrets. */
export const invitationTable: ExportTable = exportTable({
  name: 'invitations',
  table: memberInvitations,
  key: 'id',
  omit: ['secretHashes'],
  where: (_db, accountNumber) => eq(memberInvitations.accountNumber, accountNumber),
});
