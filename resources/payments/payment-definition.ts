import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/money/payments/payment-states.ts';
import {
  PAYMENT_SORTS,
  paymentDetailsSchema,
  paymentFilterSchema,
  paymentInputSchema,
} from '#domain/money/payments/payment.ts';
import type {
  RecordDefinition,
  RecordReference,
  StoredRecord,
} from '../shared/record/common/record-definition.ts';
import { OnlineLink } from './online/OnlineLinks.tsx';
import { NEW_PAYMENT } from './parts/new-payment.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentUses } from './PaymentUses.tsx';
import { SharesInput } from './SharesInput.tsx';

interface Area {
  /** The address above the pages of payments and invoices. */
  basename: string;
  /** Where an account is chosen, and where its name leads. */
  payer: RecordReference;
}

/** PY-08: checks, wires and cash, as the lab records them. What an admin may not do is not offered. */
export function paymentDefinition({ basename, payer }: Area): RecordDefinition {
  return {
    name: 'payments',
    basename,
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
    references: { accountNumber: payer },
    labels: { reference: referenceLabel },
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
          'refundingCents',
          'note',
          'recordedAt',
          'recordedBy',
          'voidReason',
        ],
      },
    ],
    tabs: [{ name: 'uses', content: PaymentUses }],
    actions: PaymentActions,
    listActions: OnlineLink,
    isEditable: false,
    isDeletable: false,
    isExportable: false,
    initial: NEW_PAYMENT,
  };
}

/** The number of a check or a wire, or the card or bank account of a payment that came online. */
function referenceLabel(payment: StoredRecord | undefined): PaymentMethod | 'recorded' {
  return PAYMENT_METHODS.find((method) => method === payment?.['method']) ?? 'recorded';
}
