import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, useListContext } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { Checkout } from '#domain/money/checkouts/checkout.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../shared/age.ts';
import { COVERS } from '../shared/list/covers.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { ListBody } from '../shared/list/ListBody.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { RowCards } from '../shared/list/RowCards.tsx';
import { CheckoutStateChip } from './CheckoutStateChip.tsx';
import { checkoutPath } from './parts/checkout-path.ts';
import { useCheckoutChanges } from './parts/use-checkout-changes.ts';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** PY-01: what the practice paid online, and how it stands, live. */
export default function CheckoutList() {
  const text = useText('checkouts');
  useCheckoutChanges();
  return (
    <ListPage
      resource="checkouts"
      storeKey="practiceCheckouts"
      title={text('list.title')}
      sort={NEWEST_FIRST}
      toolbar={
        <Button component={LinkBase} to="/customer/payment">
          {text('back')}
        </Button>
      }
    >
      <ListBody errorTitle={text('list.load')} empty={<EmptyNote text={text('list.none')} />}>
        <Cards />
      </ListBody>
    </ListPage>
  );
}

function Cards() {
  const text = useText('checkouts');
  const { data, isPending } = useListContext<Checkout>();
  return (
    <RowCards label={text('list.title')} isLoading={isPending}>
      {data?.map((checkout) => (
        <CheckoutCard key={checkout.id} checkout={checkout} />
      ))}
    </RowCards>
  );
}

function CheckoutCard({ checkout }: { checkout: Checkout }) {
  const locale = useLocale();
  const methods = useText('paymentMethods');
  const { id, state, source, amountCents, currency, createdAt, createdBy, shares, payments } =
    checkout;
  const mark = source === 'autopay' ? methods('autopay.mark') : '';
  const invoices = shares.map(({ invoiceNumber }) => invoiceNumber).join(', ');
  const numbers = payments.map((payment) => payment.id).join(', ');
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, position: 'relative' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <MuiLink component={LinkBase} to={checkoutPath(id)} sx={COVERS}>
          {formatCents(amountCents, currency, locale)}
        </MuiLink>
        <CheckoutStateChip state={state} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[formatMoment(createdAt, locale), mark, createdBy, numbers].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {invoices}
      </Typography>
    </Paper>
  );
}
