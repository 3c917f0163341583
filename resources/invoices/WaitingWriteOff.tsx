import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { Invoice, InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { WriteOffSteps } from '../write-offs/parts/WriteOffSteps.tsx';

/** Says that a write-off of the invoice of the context waits for a second super admin, who can decide it here. */
export function WaitingWriteOff() {
  const text = useText('payments');
  const locale = useLocale();
  const may = useMay();
  const invoice = useRecordContext<Invoice | InvoiceDetails>();
  const waiting = invoice && 'waitingWriteOff' in invoice ? invoice.waitingWriteOff : null;
  if (!waiting) return null;
  const { requestedBy, reason, amountCents, currency } = waiting;
  const amount = formatCents(amountCents, currency, locale);
  return (
    <Alert
      severity="warning"
      action={may('writeOffs:decide') ? <WriteOffSteps writeOff={waiting} /> : null}
      sx={{ mb: 2 }}
    >
      {text('writeOff.waits', { who: requestedBy, amount, reason })}
    </Alert>
  );
}
