import ContactSupportIcon from '@mui/icons-material/ContactSupportOutlined';
import {
  CONSULTANT_REQUEST_LABELS,
  CONSULTANT_REQUEST_SORTS,
  consultantRequestEditSchema,
  consultantRequestFilterSchema,
  consultantRequestSchema,
} from '#domain/consultant/requests/consultant-request.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { RequestActions } from './RequestActions.tsx';
import { RequestNotice } from './RequestNotice.tsx';

const consultantRequests = defineRecord({
  name: 'consultant-requests',
  fieldLabels: CONSULTANT_REQUEST_LABELS,
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
  words: {
    en: {
      name: 'Request to a consultant |||| Requests to a consultant',
      edit: 'Edit request',
      search: 'Search practice, contact or email',
      empty: 'Nobody has asked a consultant yet.',
      fields: {
        open: 'Open',
      },
      choices: {
        state: {
          new: 'New',
          inProgress: 'In progress',
          answered: 'Answered',
          closed: 'Closed',
        },
        language: {
          en: 'English',
          es: 'Spanish',
        },
      },
      sections: {
        request: 'Request',
      },
      notifications: {
        updated: 'The request was saved.',
      },
    },
    es: {
      name: 'Consulta a un consultor |||| Consultas a un consultor',
      edit: 'Editar la consulta',
      search: 'Buscar consultorio, contacto o correo',
      empty: 'Nadie ha preguntado aún a un consultor.',
      fields: {
        open: 'Abierta',
      },
      choices: {
        state: {
          new: 'Nueva',
          inProgress: 'En curso',
          answered: 'Respondida',
          closed: 'Cerrada',
        },
        language: {
          en: 'Inglés',
          es: 'Español',
        },
      },
      sections: {
        request: 'Consulta',
      },
      notifications: {
        updated: 'La consulta se guardó.',
      },
    },
  },
});

/** VC-03: what practices ask a consultant: first what is open, the newest first, live. */
export default function ConsultantRequests() {
  return <RecordResource definition={consultantRequests} />;
}

/** Shows a request as soon as it comes in. */
function Live() {
  useRecordChanges('consultantRequests');
  return null;
}
