import type { InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { useMay } from '#providers/session/use-may.ts';
import { ApplyCredit } from '../credits/parts/ApplyCredit.tsx';
import { useCreditAccount } from '../credits/parts/use-credit-account.ts';

/** CR-02: pays the invoice with lens credit, for whoever may, while it is open and there is credit. */
export function PayWithCredit({ invoice }: { invoice: InvoiceDetails }) {
  const may = useMay();
  const { accountNumber, payableCents, billedThrough } = invoice;
  if (payableCents <= 0 || billedThrough !== null || !may('credit:apply', accountNumber)) {
    return null;
  }
  return <WithAccount invoice={invoice} />;
}

function WithAccount({ invoice }: { invoice: InvoiceDetails }) {
  const { data } = useCreditAccount(invoice.accountNumber);
  return data ? <ApplyCredit account={data} invoice={invoice} /> : null;
}
