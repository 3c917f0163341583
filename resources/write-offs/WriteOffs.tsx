import BlockIcon from '@mui/icons-material/Block';
import { useRecordContext } from 'react-admin';
import { z } from 'zod';
import {
  WRITE_OFF_SORTS,
  writeOffFilterSchema,
  writeOffSchema,
} from '#domain/money/payments/write-off-schema.ts';
import type { WriteOff } from '#domain/money/payments/write-off-schema.ts';
import { waitsForDecision } from '#domain/money/payments/write-off.ts';
import { CUSTOMERS_PATH } from '../customers/customer-path.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { WriteOffSteps } from './parts/WriteOffSteps.tsx';
import { ReverseWriteOff } from './ReverseWriteOff.tsx';

const writeOffs: RecordDefinition = {
  name: 'write-offs',
  basename: CUSTOMERS_PATH,
  icon: BlockIcon,
  schema: writeOffSchema,
  // An invoice is written off on its own page.
  input: z.object({}),
  representation: 'invoiceNumber',
  columns: [
    'invoiceNumber',
    'practice',
    'amountCents',
    'state',
    'reason',
    'requestedBy',
    'requestedAt',
    'decidedBy',
  ],
  sorts: WRITE_OFF_SORTS,
  sortsDown: true,
  filters: ['state'],
  filterSchema: writeOffFilterSchema,
  references: {
    invoiceNumber: {
      resource: 'invoices',
      address: `${CUSTOMERS_PATH}/invoices`,
      representation: 'id',
    },
  },
  sections: [
    {
      name: 'writeOff',
      fields: [
        'invoiceNumber',
        'accountNumber',
        'practice',
        'amountCents',
        'state',
        'reason',
        'requestedBy',
        'requestedAt',
        'decidedBy',
        'declineReason',
        'reversalReason',
        'reversalRequestedBy',
        'reversalRequestedAt',
        'reversalDecidedBy',
      ],
    },
  ],
  actions: Steps,
  isEditable: false,
  isDeletable: false,
  isCreatable: false,
  isExportable: false,
  initial: {},
};

function Steps() {
  const writeOff = useRecordContext<WriteOff>();
  if (!writeOff) return null;
  if (waitsForDecision(writeOff.state)) return <WriteOffSteps writeOff={writeOff} />;
  return writeOff.state === 'posted' ? <ReverseWriteOff writeOff={writeOff} /> : null;
}

/** PY-08: the write-offs of all accounts, those first that were asked for last. */
export default function WriteOffs() {
  return <RecordResource definition={writeOffs} />;
}
