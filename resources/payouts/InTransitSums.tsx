import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import { PAYOUT_PARTS, type InTransit } from '#domain/money/payouts/payout.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMoneyPaths } from '../payments/paths/use-money-paths.ts';
import { formatDay } from '../shared/age.ts';
import { Sums, type Sum } from './Sums.tsx';

/** What is in transit now, by what it is, and what disputes hold back. */
export function InTransitSums({ inTransit }: { inTransit: InTransit }) {
  const text = useText('payouts');
  const locale = useLocale();
  const amount = (cents: number) => formatCents(cents, 'USD', locale);
  const { booksCents, differenceCents } = inTransit;
  const parts = PAYOUT_PARTS.filter((name) => inTransit[name] !== 0).map((name): Sum => [
    text(`parts.${name}`),
    amount(inTransit[name]),
  ]);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Sums
          of={[
            ...parts,
            [text('inTransit.books'), amount(booksCents), true],
            [text('inTransit.difference'), amount(differenceCents), true],
          ]}
        />
      </Paper>
      {differenceCents !== 0 && <Alert severity="warning">{text('inTransit.unexplained')}</Alert>}
      {inTransit.held.length > 0 && <Held inTransit={inTransit} />}
    </Box>
  );
}

function Held({ inTransit: { held, heldCents } }: { inTransit: InTransit }) {
  const text = useText('payouts');
  const locale = useLocale();
  const paths = useMoneyPaths();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h3">
        {text('held.title', { amount: formatCents(heldCents, 'USD', locale) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {held.map(({ paymentNumber, cents, reason, since }) => (
          <li key={`${paymentNumber} ${since}`}>
            <MuiLink component={LinkBase} to={paths.payment(paymentNumber)}>
              {paymentNumber}
            </MuiLink>
            {` · ${formatCents(cents, 'USD', locale)} · ${text('held.since', {
              day: formatDay(since, locale),
              reason,
            })}`}
          </li>
        ))}
      </Box>
    </Paper>
  );
}
