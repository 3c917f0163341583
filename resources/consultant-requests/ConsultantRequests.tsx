import ContactSupportIcon from '@mui/icons-material/ContactSupportOutlined';
import {
  CONSULTANT_REQUEST_SORTS,
  consultantRequestEditSchema,
  consultantRequestFilterSchema,
  consultantRequestSchema,
} from '#domain/consultant/requests/consultant-request.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { RequestActions } from './RequestActions.tsx';
import { RequestNotice } from './RequestNotice.tsx';

const consultantRequests: RecordDefinition = {
  name: 'consultant-requests',
  basename: '/admin/order-approval',
  icon: ContactSupportIcon,
  schema: consultantRequestSchema,
  input: consultantRequestEditSchema,
  representation: 'practice',
  columns: [
    'createdAt',
    'practice',
    'contactName',
    'state',
    'assigneeName',
    'held',
    'language',
    'email',
    'phone',
  ],
  hiddenColumns: ['email', 'phone'],
  sorts: CONSULTANT_REQUEST_SORTS,
  sortsDown: true,
  filters: ['open', 'state', 'held', 'language'],
  filterSchema: consultantRequestFilterSchema,
  filterDefaults: { open: true },
  listHead: Live,
  sections: [
    {
      name: 'request',
      fields: [
        'state',
        'assigneeName',
        'note',
        'contactName',
        'email',
        'phone',
        'language',
        'held',
        'createdAt',
        'changedBy',
        'changedAt',
      ],
    },
  ],
  notice: RequestNotice,
  actions: RequestActions,
  bulkFields: [['state'], ['note']],
  isDeletable: false,
  isCreatable: false,
  initial: {},
};

/** VC-03: what practices ask a consultant: first what is open, the newest first, live. */
export default function ConsultantRequests() {
  return <RecordResource definition={consultantRequests} />;
}

/** Shows a request as soon as it comes in. */
function Live() {
  useRecordChanges('consultantRequests');
  return null;
}
