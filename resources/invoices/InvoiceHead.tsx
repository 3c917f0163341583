import Button from '@mui/material/Button';
import { LinkBase, useRecordContext } from 'react-admin';
import type { Invoice } from '#domain/schemas/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { InvoiceStateChip } from './InvoiceStateChip.tsx';

/** The state of the invoice of the context, and the way to its order. */
export function InvoiceHead() {
  const text = useText('invoices');
  const invoice = useRecordContext<Invoice>();
  if (!invoice) return null;
  return (
    <>
      <InvoiceStateChip state={invoice.state} />
      <Button
        component={LinkBase}
        to={`/admin/order-approval/${invoice.orderId}`}
        variant="outlined"
        size="small"
      >
        {text('openOrder', { number: invoice.orderNumber })}
      </Button>
      <Button
        component={LinkBase}
        to={`/admin/customer-management/invoices/statements/${invoice.accountNumber}`}
        variant="outlined"
        size="small"
      >
        {text('statement')}
      </Button>
    </>
  );
}
