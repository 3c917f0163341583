import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { AutopayCharge } from '#domain/money/autopay/autopay.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';

/** PY-09: what autopay pays next, day by day, or would pay. */
export function AutopayCharges({ charges }: { charges: readonly AutopayCharge[] }) {
  const text = useText('paymentMethods');
  if (charges.length === 0) return <Typography>{text('autopay.nothing')}</Typography>;
  return (
    <Box component="ul" sx={LIST}>
      {charges.map((charge) => (
        <Charge key={`${charge.day} ${charge.invoices[0]?.number}`} charge={charge} />
      ))}
    </Box>
  );
}

function Charge({ charge }: { charge: AutopayCharge }) {
  const text = useText('paymentMethods');
  const locale = useLocale();
  const { day, cents, invoices, isAnnounced } = charge;
  const amount = (of: number) => formatCents(of, 'USD', locale);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {text('autopay.charge', { day: formatDay(day, locale, 'UTC'), amount: amount(cents) })}
        </Typography>
        {isAnnounced && <Chip size="small" label={text('autopay.isAnnounced')} />}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {invoices.map(({ number, cents: of }, index) => (
          <span key={number}>
            {index > 0 && ', '}
            <MuiLink component={LinkBase} to={`/customer/payment/${number}`}>
              {number}
            </MuiLink>
            {` ${amount(of)}`}
          </span>
        ))}
      </Typography>
    </Paper>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  width: '100%',
  maxWidth: 480,
} as const;
