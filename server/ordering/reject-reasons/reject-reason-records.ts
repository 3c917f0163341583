import {
  REJECT_REASON_LABELS,
  REJECT_REASON_SORTS,
  rejectReasonFilterSchema,
  rejectReasonInputSchema,
  rejectReasonRecordSchema,
} from '#domain/orders/reject-reason.ts';
import { recordPermissions } from '../../access/records/record-definition.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import { rejectReasons } from './table.ts';

/** AD-13: the preset reasons for rejecting orders, as super admins maintain them. */
export const rejectReasonRecords: RecordDefinition = {
  name: 'reject-reasons',
  label: 'reason',
  labels: REJECT_REASON_LABELS,
  table: rejectReasons,
  permissions: recordPermissions('rejectReasons'),
  schema: rejectReasonRecordSchema,
  input: rejectReasonInputSchema,
  list: {
    sorts: REJECT_REASON_SORTS,
    defaultSort: ['name', 'ASC'],
    filter: rejectReasonFilterSchema,
  },
  search: [rejectReasons.name, rejectReasons.reason],
  unique: { reject_reasons_name: 'name' },
  references: {},
  complete: (_db, rows) => Promise.resolve(rows),
};
