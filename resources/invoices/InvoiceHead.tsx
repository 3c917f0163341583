import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { NEW_PAYMENT } from '../payments/parts/new-payment.ts';
import { useMoneyPaths } from '../payments/paths/use-money-paths.ts';
import { WriteOffDialog } from '../write-offs/parts/WriteOffDialog.tsx';
import { InvoiceStateChip } from './common/InvoiceStateChip.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';

/** The state of the invoice of the context, the way to its order, and what can be done with it. */
export function InvoiceHead() {
  const text = useText('invoices');
  const payments = useText('payments');
  const invoice = useRecordContext<Invoice>();
  const may = useMay();
  const paths = useMoneyPaths();
  const [isWritingOff, setWritingOff] = useState(false);
  if (!invoice) return null;
  const { accountNumber, payableCents } = invoice;
  return (
    <>
      <InvoiceStateChip {...invoice} />
      <InvoicePdfButton id={invoice.id} />
      <Button
        component={LinkBase}
        to={`/admin/order-approval/${invoice.orderId}`}
        variant="outlined"
        size="small"
      >
        {text('openOrder', { number: invoice.orderNumber })}
      </Button>
      {may('statements:show') && (
        <Button
          component={LinkBase}
          to={paths.statement(accountNumber)}
          variant="outlined"
          size="small"
        >
          {text('statement')}
        </Button>
      )}
      {payableCents > 0 && (
        <Button
          component={LinkBase}
          to={paths.newPayment}
          state={{ record: { ...NEW_PAYMENT, accountNumber } }}
          variant="outlined"
          size="small"
        >
          {payments('record')}
        </Button>
      )}
      {payableCents > 0 && may('writeOffs:create') && (
        <Button variant="outlined" size="small" onClick={() => setWritingOff(true)}>
          {payments('writeOff.action')}
        </Button>
      )}
      {isWritingOff && <WriteOffDialog invoice={invoice} onClose={() => setWritingOff(false)} />}
    </>
  );
}
