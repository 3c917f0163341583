import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import { NEW_PAYMENT } from '#domain/payments/new-payment.ts';
import {
  PAYMENT_SORTS,
  paymentDetailsSchema,
  paymentFilterSchema,
  paymentInputSchema,
} from '#domain/schemas/payment.ts';
import { CUSTOMERS_PATH } from '../customers/customer-path.ts';
import type { RecordDefinition } from '../shared/record/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentUses } from './PaymentUses.tsx';
import { SharesInput } from './SharesInput.tsx';

const payments: RecordDefinition = {
  name: 'payments',
  basename: CUSTOMERS_PATH,
  icon: PaymentIcon,
  schema: paymentDetailsSchema,
  input: paymentInputSchema,
  representation: 'id',
  columns: [
    'id',
    'accountNumber',
    'receivedOn',
    'method',
    'reference',
    'state',
    'amountCents',
    'unappliedCents',
  ],
  sorts: PAYMENT_SORTS,
  sortsDown: true,
  filters: ['accountNumber', 'method', 'state'],
  filterSchema: paymentFilterSchema,
  references: {
    accountNumber: {
      resource: 'customers',
      address: CUSTOMERS_PATH,
      representation: 'practice',
      distinction: 'accountNumber',
    },
  },
  formExtra: SharesInput,
  sections: [
    {
      name: 'payment',
      fields: [
        'accountNumber',
        'amountCents',
        'method',
        'reference',
        'receivedOn',
        'state',
        'unappliedCents',
        'refundedCents',
        'note',
        'recordedAt',
        'recordedBy',
        'voidReason',
      ],
    },
  ],
  tabs: [{ name: 'uses', content: PaymentUses }],
  actions: PaymentActions,
  isEditable: () => false,
  isDeletable: false,
  isExportable: false,
  initial: NEW_PAYMENT,
};

/** PY-08: checks, wires and cash, as the lab records them. */
export default function Payments() {
  return <RecordResource definition={payments} />;
}
