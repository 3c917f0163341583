import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import type { JournalBatch } from '#domain/money/journal/journal.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../shared/age.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { BatchDays, BatchFile } from './BatchParts.tsx';

const ROW = { display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' } as const;

/** The exports on narrow screens, a card each. */
export function BatchCards({ batches }: { batches: readonly JournalBatch[] }) {
  const text = useText('books');
  const locale = useLocale();
  return (
    <RowCards label={text('journal.batches')} isLoading={false}>
      {batches.map((batch) => (
        <Paper key={batch.id} component="li" variant="outlined" sx={{ p: 2 }}>
          <Box sx={ROW}>
            <strong>{`${text('journal.columns.number')} ${batch.id}`}</strong>
            <BatchDays batch={batch} />
          </Box>
          <Box sx={ROW}>
            <span>{`${text('journal.columns.transactions')}: ${batch.transactions}`}</span>
            <span>
              {`${text('journal.columns.debits')}: ${formatCents(batch.debitCents, 'USD', locale)}`}
            </span>
          </Box>
          <Box sx={{ ...ROW, alignItems: 'center', mt: 0.5 }}>
            <Typography variant="caption" color="text.secondary">
              {`${formatMoment(batch.createdAt, locale)} · ${batch.createdBy}`}
            </Typography>
            <BatchFile id={batch.id} />
          </Box>
        </Paper>
      ))}
    </RowCards>
  );
}
