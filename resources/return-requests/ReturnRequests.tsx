import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import { z } from 'zod';
import {
  RETURN_REQUEST_SORTS,
  returnRequestFilterSchema,
  returnRequestSchema,
} from '#domain/money/returns/return-request.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { RETURNS_BASE } from './common/return-path.ts';
import { ReturnSteps } from './decide/ReturnSteps.tsx';
import { ReceiveByScan } from './receive/ReceiveByScan.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';

const returnRequests: RecordDefinition = {
  name: 'return-requests',
  basename: RETURNS_BASE,
  path: 'returns',
  icon: AssignmentReturnIcon,
  schema: returnRequestSchema,
  // A practice asks for it on its own pages.
  input: z.object({}),
  representation: 'id',
  columns: [
    'id',
    'requestedAt',
    'practice',
    'kind',
    'state',
    'eye',
    'lens',
    'returnBy',
    'reason',
    'orderNumber',
    'accountNumber',
    'decidedCents',
  ],
  hiddenColumns: ['reason', 'orderNumber', 'accountNumber', 'decidedCents'],
  sorts: RETURN_REQUEST_SORTS,
  filters: ['turn', 'state', 'kind', 'reason', 'accountNumber', 'olderThanDays'],
  filterSchema: returnRequestFilterSchema,
  filterDefaults: { turn: 'lab' },
  listHead: ReceiveByScan,
  sections: [
    {
      name: 'request',
      fields: [
        'kind',
        'state',
        'reason',
        'note',
        'accountNumber',
        'requestedAt',
        'requestedBy',
        'decidedCents',
        'decidedBy',
        'decidedAt',
        'refuseReason',
        'returnBy',
      ],
    },
  ],
  notice: ReturnNotice,
  actions: ReturnSteps,
  isEditable: false,
  isDeletable: false,
  isCreatable: false,
  isExportable: false,
  initial: {},
};

/** CR-03: what practices ask for, first what has waited longest for the lab. */
export default function ReturnRequests() {
  return <RecordResource definition={returnRequests} />;
}
