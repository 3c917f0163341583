import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { LinkBase, useGetList } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import { isWaiting } from '#domain/money/checkouts/checkout-states.ts';
import type { Checkout } from '#domain/money/checkouts/checkout.ts';
import { ASIDE } from '#providers/data/list-kinds.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../shared/age.ts';
import { useRecordChanges } from '../../shared/use-record-changes.ts';
import { checkoutPath } from './checkout-path.ts';
import { useCheckoutStep } from './use-checkouts.ts';

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

/** One payment that is under way, or was started: then it can be continued or canceled. */
export function UnderWayNote({ checkout }: { checkout: Checkout }) {
  const text = useText('checkouts');
  const locale = useLocale();
  const { id, state, source, amountCents, currency, createdAt, createdBy } = checkout;
  const cancel = useCheckoutStep(({ cancel: giveUp }, _input: null) => giveUp(id));
  // Somebody may have paid meanwhile.
  const ended = cancel.data && !isWaiting(cancel.data.state) ? cancel.data.state : null;
  if (ended) {
    return (
      <Alert severity={ended === 'paid' ? 'success' : 'info'}>{text(`notice.${ended}`)}</Alert>
    );
  }
  const isStarted = state !== 'processing' && source === 'page';
  const started = { when: formatMoment(createdAt, locale), who: createdBy };
  const amount = formatCents(amountCents, currency, locale);
  return (
    <Alert severity="info">
      <AlertTitle>{text(isStarted ? 'underWay.started' : 'underWay.title', { amount })}</AlertTitle>
      {state === 'processing' ? text('underWay.processing') : text('underWay.open', started)}
      <Box sx={{ mt: 1, ml: -0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={LinkBase} to={checkoutPath(id)} color="inherit" size="small">
          {text(isStarted ? 'underWay.continue' : 'underWay.look')}
        </Button>
        {isStarted && (
          <Button
            color="inherit"
            size="small"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(null)}
          >
            {text('underWay.cancel')}
          </Button>
        )}
      </Box>
      {cancel.error && <FormHelperText error>{text('one.checkFailed')}</FormHelperText>}
    </Alert>
  );
}
