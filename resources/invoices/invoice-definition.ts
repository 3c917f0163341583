import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { z } from 'zod';
import {
  INVOICE_SORTS,
  invoiceFilterSchema,
  invoiceSchema,
} from '#domain/money/invoices/invoice.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceTab } from './InvoiceTab.tsx';
import { WaitingWriteOff } from './WaitingWriteOff.tsx';
import { WriteOffsButton } from './WriteOffsButton.tsx';

/** PY-07: the invoices of all practices, below the address of an area. What an admin may not do is not offered. */
export function invoiceDefinition(basename: string): RecordDefinition {
  return {
    name: 'invoices',
    basename,
    icon: ReceiptIcon,
    schema: invoiceSchema,
    // Nobody enters an invoice: it is issued when an order ships.
    input: z.object({}),
    representation: 'id',
    columns: [
      'id',
      'accountNumber',
      'practice',
      'orderNumber',
      'issuedAt',
      'dueOn',
      'state',
      'totalCents',
      'openCents',
    ],
    sorts: INVOICE_SORTS,
    sortsDown: true,
    filters: ['accountNumber', 'state', 'age'],
    filterSchema: invoiceFilterSchema,
    tabs: [{ name: 'lines', content: InvoiceTab }],
    sections: [
      {
        name: 'invoice',
        fields: [
          'accountNumber',
          'practice',
          'orderNumber',
          'poNumber',
          'patient',
          'issuedAt',
          'dueOn',
          'state',
          'billedThrough',
          'totalCents',
          'openCents',
        ],
      },
    ],
    actions: InvoiceHead,
    notice: WaitingWriteOff,
    listActions: WriteOffsButton,
    isEditable: false,
    isDeletable: false,
    isCreatable: false,
    initial: {},
  };
}
