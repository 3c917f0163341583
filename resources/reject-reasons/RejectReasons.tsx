import QuickreplyIcon from '@mui/icons-material/QuickreplyOutlined';
import {
  REJECT_REASON_SORTS,
  rejectReasonInputSchema,
  rejectReasonRecordSchema,
} from '#domain/orders/reject-reason.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';

const rejectReasons: RecordDefinition = {
  name: 'reject-reasons',
  basename: '/admin/order-approval',
  icon: QuickreplyIcon,
  schema: rejectReasonRecordSchema,
  input: rejectReasonInputSchema,
  representation: 'name',
  columns: ['name', 'reason', 'offered'],
  sorts: REJECT_REASON_SORTS,
  filters: ['offered'],
  bulkFields: [['offered']],
  initial: { name: '', reason: '', offered: true },
};

/** AD-13: the preset reasons for rejecting orders. */
export default function RejectReasons() {
  return <RecordResource definition={rejectReasons} />;
}
