import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';

/** CR-02: what can be used, what is under way, and what expires next. */
export function CreditSummary({ account }: { account: CreditAccount }) {
  const text = useText('credit');
  const locale = useLocale();
  const { availableCents, reservedCents, currency, expiring } = account;
  const amount = (cents: number) => formatCents(cents, currency, locale);
  const [next] = expiring;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
      }}
    >
      <Figure label={text('available')} value={amount(availableCents)} isLarge />
      {reservedCents > 0 && (
        <Figure
          label={text('reserved')}
          value={amount(reservedCents)}
          note={text('reservedNote')}
        />
      )}
      <Figure
        label={text('next')}
        value={
          next
            ? text('nextText', {
                amount: amount(next.remainingCents),
                day: formatDay(next.expiresOn, locale, 'UTC'),
              })
            : text('nothingExpires')
        }
      />
    </Box>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note?: string;
  isLarge?: boolean;
}

function Figure({ label, value, note, isLarge }: FigureProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={isLarge ? 'h4' : 'body1'}
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
      {note && (
        <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
          {note}
        </Typography>
      )}
    </Paper>
  );
}
