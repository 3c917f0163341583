import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useParams } from 'react-admin';
import type { InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { ApplyCredit } from '../credits/parts/ApplyCredit.tsx';
import { useCreditAccount } from '../credits/parts/use-credit-account.ts';
import { ReturnButton } from '../return-requests/parts/ReturnButton.tsx';
import { formatDay } from '../shared/age.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { Fact, Facts } from '../shared/show/Facts.tsx';
import { NotThere } from '../shared/show/NotThere.tsx';
import { Part } from '../shared/show/Part.tsx';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { InvoiceStateChip } from './common/InvoiceStateChip.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { PayButton } from './practice/PayButton.tsx';
import { useWholeInvoice } from './whole-invoice.ts';

/** PY-07: one invoice of the practice, live. */
export default function PracticeInvoice() {
  const text = useText('invoices');
  const { id = '' } = useParams();
  useRecordChanges('invoices');
  const { invoice, error, refetch } = useWholeInvoice(id);
  if (error && errorStatus(error) === 404) {
    return <NotThere title={text('notFound')} text={text('notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 960 }}>
      {error && (
        <LoadError title={text('error.loadOne')} error={error} onRetry={() => void refetch()} />
      )}
      {invoice && <Details invoice={invoice} />}
      {!invoice && !error && (
        <Box component="output" aria-busy aria-label={text('loading')}>
          <Skeleton width={240} height={48} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}

function Details({ invoice }: { invoice: InvoiceDetails }) {
  const text = useText('invoices');
  const locale = useLocale();
  const { id, accountNumber, practice, orderId, orderNumber, poNumber, patient } = invoice;
  return (
    <>
      <ShowHead title={text('one', { number: id })} state={<InvoiceStateChip {...invoice} />}>
        <PayButton invoice={invoice} />
        <PayWithCredit invoice={invoice} />
        <ReturnButton order={{ id: orderId, number: orderNumber }} />
        <InvoicePdfButton id={id} />
        <Button component={LinkBase} to="/customer/payment">
          {text('back')}
        </Button>
      </ShowHead>
      <Facts>
        <Fact label={text('fields.practice')}>{`${practice} · ${accountNumber}`}</Fact>
        <Fact label={text('fields.order')}>
          <MuiLink component={LinkBase} to={`/customer/orders/${orderId}`}>
            {orderNumber}
          </MuiLink>
        </Fact>
        {poNumber && <Fact label={text('fields.poNumber')}>{poNumber}</Fact>}
        {patient && <Fact label={text('fields.patient')}>{patient}</Fact>}
        <Fact label={text('fields.issued')}>{formatDay(invoice.issuedAt, locale)}</Fact>
        <Fact label={text('fields.terms')}>{text('terms', { smart_count: invoice.netDays })}</Fact>
        {/* A day has no time zone: west of Greenwich it would be the day before. */}
        <Fact label={text('fields.due')}>{formatDay(invoice.dueOn, locale, 'UTC')}</Fact>
      </Facts>
      {invoice.billedThrough && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('billedThrough', { group: invoice.billedThrough })}
        </Alert>
      )}
      <Part title={text('content')}>
        <InvoiceLines invoice={invoice} />
      </Part>
      <InvoicePayments invoice={invoice} />
    </>
  );
}

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
