import Button from '@mui/material/Button';
import { LinkBase, useRecordContext } from 'react-admin';
import type { Invoice } from '#domain/schemas/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { InvoiceStateChip } from './InvoiceStateChip.tsx';

/** The state of the invoice of the context, and the way to its order. */
export function InvoiceHead() {
  const text = useText('invoices');
  const invoice = useRecordContext<Invoice>();
  if (!invoice) return null;
  return (
    <>
      <InvoiceStateChip state={invoice.state} />
      <InvoicePdfButton id={invoice.id} />
      <Button
        component={LinkBase}
        to={`/admin/order-approval/${invoice.orderId}`}
        variant="outlined"
        size="small"
      >
        {text('openOrder', { number: invoice.orderNumber })}
      </Button>
    </>
  );
}
