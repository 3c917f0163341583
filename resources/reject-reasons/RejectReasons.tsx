import QuickreplyIcon from '@mui/icons-material/QuickreplyOutlined';
import {
  REJECT_REASON_LABELS,
  REJECT_REASON_SORTS,
  rejectReasonInputSchema,
  rejectReasonRecordSchema,
} from '#domain/orders/reject-reason.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';

const rejectReasons = defineRecord({
  name: 'reject-reasons',
  fieldLabels: REJECT_REASON_LABELS,
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
  words: {
    en: {
      name: 'Rejection reason |||| Rejection reasons',
      create: 'New rejection reason',
      edit: 'Edit rejection reason',
      search: 'Search by name or text',
      empty: 'There is no preset rejection reason yet.',
      notifications: {
        created: 'The rejection reason was created.',
        updated: 'The rejection reason was saved.',
        deleted: 'The rejection reason was deleted.',
      },
      message: {
        delete_title: 'Delete the rejection reason %{recordRepresentation}?',
        delete_content: 'It cannot be restored. Orders that were rejected with it keep their text.',
      },
    },
    es: {
      name: 'Motivo de rechazo |||| Motivos de rechazo',
      create: 'Nuevo motivo de rechazo',
      edit: 'Modificar motivo de rechazo',
      search: 'Buscar por nombre o texto',
      empty: 'Todavía no hay ningún motivo de rechazo predefinido.',
      notifications: {
        created: 'Se creó el motivo de rechazo.',
        updated: 'Se guardó el motivo de rechazo.',
        deleted: 'Se eliminó el motivo de rechazo.',
      },
      message: {
        delete_title: '¿Eliminar el motivo de rechazo %{recordRepresentation}?',
        delete_content: 'No se puede restaurar. Los pedidos rechazados con él conservan su texto.',
      },
    },
  },
});

/** AD-13: the preset reasons for rejecting orders. */
export default function RejectReasons() {
  return <RecordResource definition={rejectReasons} />;
}
