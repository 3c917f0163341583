import { exportedAudit } from '../../platform/audit/export-audit.ts';
import type { ExportTable } from '../../platform/database/export-table.ts';
import { numbersOf } from '../customers/account-numbers.ts';

/** AD-05: the history of the account, and of the accounts that were merged into it. */
export const historyTable: ExportTable = exportedAudit('customers', numbersOf);
