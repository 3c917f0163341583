import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { LinkBase, useGetList } from 'react-admin';
import type { Checkout } from '#domain/schemas/checkout.ts';
import { formatCents } from '#domain/money.ts';
import { ASIDE } from '#providers/data/list-kinds.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../age.ts';
import { useRecordChanges } from '../use-record-changes.ts';
import { checkoutPath } from './checkout-path.ts';

/** PY-01: the online payments that are not final yet, with the way to continue. Nothing while there are none. */
export function UnderWay({ accountNumber }: { accountNumber?: string | undefined }) {
  useRecordChanges('checkouts');
  const { data } = useGetList<Checkout>(
    'checkouts',
    {
      filter: { isWaiting: true, ...(accountNumber !== undefined && { accountNumber }) },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 5 },
      meta: ASIDE,
    },
    { retry: false },
  );
  return (
    <>
      {data?.map((checkout) => (
        <UnderWayNote key={checkout.id} checkout={checkout} />
      ))}
    </>
  );
}

/** One payment that is under way. */
export function UnderWayNote({ checkout }: { checkout: Checkout }) {
  const text = useText('checkouts');
  const locale = useLocale();
  const { id, state, amountCents, currency, createdAt, createdBy } = checkout;
  const isProcessing = state === 'processing';
  const started = { when: formatMoment(createdAt, locale), who: createdBy };
  return (
    <Alert
      severity="info"
      action={
        <Button component={LinkBase} to={checkoutPath(id)} color="inherit" size="small">
          {text(isProcessing ? 'underWay.look' : 'underWay.continue')}
        </Button>
      }
    >
      <AlertTitle>
        {text('underWay.title', { amount: formatCents(amountCents, currency, locale) })}
      </AlertTitle>
      {isProcessing ? text('underWay.processing') : text('underWay.open', started)}
    </Alert>
  );
}
