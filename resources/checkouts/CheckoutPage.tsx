import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useParams } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { OpenCheckout } from '#domain/money/checkouts/checkout.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../shared/age.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { PaperSizeButton } from '../shared/PaperSizeButton.tsx';
import { Fact, Facts } from '../shared/show/Facts.tsx';
import { NotThere } from '../shared/show/NotThere.tsx';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { CheckoutParts } from './CheckoutParts.tsx';
import { CheckoutStateChip } from './CheckoutStateChip.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CHECKOUTS_PATH } from './parts/checkout-path.ts';
import { useCheckoutChanges } from './parts/use-checkout-changes.ts';
import { useCheckoutRequests } from './parts/use-checkouts.ts';

/** PY-01 PY-05: one online payment, live: the way back to the gateway's page, and the receipt. */
export default function CheckoutPage() {
  const text = useText('checkouts');
  const { id = '' } = useParams();
  useCheckoutChanges();
  const requests = useCheckoutRequests();
  const { data, error, refetch } = useQuery({
    queryKey: ['checkouts', 'one', id],
    queryFn: () => requests.find(id),
    retry: false,
    staleTime: 0,
  });
  if (error && errorStatus(error) === 404) {
    return <NotThere title={text('one.notFound')} text={text('one.notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 960, display: 'grid', gap: 2 }}>
      {error && <LoadError title={text('one.load')} error={error} onRetry={() => void refetch()} />}
      {data && <Details key={id} checkout={data} />}
      {!data && !error && (
        <Box component="output" aria-busy aria-label={text('one.loading')}>
          <Skeleton width={240} height={48} />
          <Skeleton variant="rounded" height={240} />
        </Box>
      )}
    </Box>
  );
}

function Details({ checkout }: { checkout: OpenCheckout }) {
  const text = useText('checkouts');
  const locale = useLocale();
  const { id, state, amountCents, creditCents, currency, method, memo, payments } = checkout;
  const { createdAt, createdBy, source } = checkout;
  const methods = useText('paymentMethods');
  return (
    <>
      <ShowHead
        title={text('one.title', { amount: formatCents(amountCents, currency, locale) })}
        state={<CheckoutStateChip state={state} />}
      >
        {state === 'paid' && (
          <PaperSizeButton
            label={text('one.receipt')}
            busyLabel={text('one.receiptBusy')}
            sizeLabel={(size) => text('one.receiptIn', { size })}
            pathOf={(size) => `/checkouts/${id}/receipt.pdf?size=${size}&lang=${locale}`}
          />
        )}
        <Button component={LinkBase} to={CHECKOUTS_PATH}>
          {text('list.title')}
        </Button>
      </ShowHead>
      {checkout.isSandbox && <Alert severity="warning">{text('sandbox')}</Alert>}
      <CheckoutSteps checkout={checkout} />
      <Facts>
        <Fact label={text('one.method')}>
          {payments[0]?.reference || text(`methods.${method}`)}
        </Fact>
        {creditCents > 0 && (
          <Fact label={text('credit')}>{formatCents(creditCents, currency, locale)}</Fact>
        )}
        <Fact label={text('one.by')}>
          {source === 'autopay' ? `${methods('autopay.mark')} (${createdBy})` : createdBy}
        </Fact>
        <Fact label={text('one.started')}>{formatMoment(createdAt, locale)}</Fact>
        {memo && <Fact label={text('one.memo')}>{memo}</Fact>}
      </Facts>
      <CheckoutParts checkout={checkout} />
    </>
  );
}
