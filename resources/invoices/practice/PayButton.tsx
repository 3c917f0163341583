import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { payInvoicePath } from '../../checkouts/parts/checkout-path.ts';
import { useOnlinePayment } from '../../checkouts/parts/use-checkouts.ts';

/** PY-01: the way to pay this invoice online; nothing when nothing is left or a buying group owes it. */
export function PayButton({ invoice }: { invoice: InvoiceDetails }) {
  const text = useText('checkouts');
  const online = useOnlinePayment();
  const { id, payableCents, startedCents, billedThrough } = invoice;
  if (online?.isOffered !== true || payableCents + startedCents <= 0 || billedThrough !== null)
    return null;
  return (
    <Button component={LinkBase} to={payInvoicePath(id)} variant="contained">
      {text('payOne')}
    </Button>
  );
}
