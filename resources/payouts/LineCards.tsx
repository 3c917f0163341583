import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { formatCents } from '#domain/basics/money.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { LineKind, LinePayments, LinePlace, type LineRows } from './LineParts.tsx';
import { Sums } from './Sums.tsx';

/** The lines on narrow screens, a card each. */
export function LineCards({ rows, label }: LineRows) {
  const text = useText('payouts');
  const locale = useLocale();
  return (
    <RowCards label={label} isLoading={false}>
      {rows.map((line) => (
        <Paper
          key={line.id}
          component="li"
          variant="outlined"
          sx={{ p: 2, display: 'grid', gap: 0.5 }}
        >
          <Box sx={{ fontWeight: 600 }}>
            <LineKind line={line} />
          </Box>
          <Box>
            <LinePayments line={line} />
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {`${formatDay(line.at, locale)} · `}
            <LinePlace line={line} />
          </Box>
          <Sums
            of={[
              [text('fields.amount'), formatCents(line.cents, line.currency, locale)],
              [text('fields.fee'), formatCents(0 - line.feeCents, line.currency, locale)],
              [
                text('fields.net'),
                formatCents(line.cents - line.feeCents, line.currency, locale),
                true,
              ],
            ]}
          />
        </Paper>
      ))}
    </RowCards>
  );
}
