import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import {
  RECEIVABLE_SUMS,
  type Receivable,
  type ReceivableTotal,
} from '#domain/money/invoices/receivable.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { ReceivableAmount, ReceivableName } from './ReceivableLinks.tsx';

interface ReceivableCardsProps {
  rows: readonly Receivable[];
  total: ReceivableTotal;
}

/** What each account owes on narrow screens, a card each, and the sums of all that match. Zeros are left out. */
export function ReceivableCards({ rows, total }: ReceivableCardsProps) {
  const text = useText('books');
  const locale = useLocale();
  return (
    <RowCards label={text('receivables.title')} isLoading={false}>
      {rows.map((row) => (
        <Card
          key={row.id}
          head={<ReceivableName row={row} />}
          sums={row}
          renderAmount={(name) => <ReceivableAmount row={row} name={name} />}
        />
      ))}
      <Card
        head={text('receivables.all')}
        sums={total}
        renderAmount={(name) => formatCents(total[name], 'USD', locale)}
      />
    </RowCards>
  );
}

type Sum = (typeof RECEIVABLE_SUMS)[number];

interface CardProps {
  head: ReactNode;
  sums: ReceivableTotal;
  renderAmount: (name: Sum) => ReactNode;
}

function Card({ head, sums, renderAmount }: CardProps) {
  const text = useText('books');
  const shown = RECEIVABLE_SUMS.filter((name) => name === 'total' || sums[name] !== 0);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{head}</Box>
      <Box component="dl" sx={ROWS}>
        {shown.map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {text(`receivables.fields.${name}`)}
            </Box>
            <Box component="dd" sx={AMOUNT}>
              {renderAmount(name)}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

const ROWS = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
} as const;
const AMOUNT = { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
