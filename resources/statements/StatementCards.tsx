import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import {
  DocumentName,
  LineKind,
  LinePo,
  OtherInvoices,
  type LinesProps,
} from './StatementLines.tsx';

const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  flexWrap: 'wrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The transactions of a statement on narrow screens, a card each. */
export function StatementCards(props: LinesProps) {
  const { label, section, statement, invoicePath } = props;
  const text = useText('statements');
  const locale = useLocale();
  const amount = (cents: number) => formatCents(cents, statement.currency, locale);
  return (
    <RowCards label={label} isLoading={false}>
      <Balance label={text('opening')} value={amount(section.openingCents)} />
      {section.lines.length === 0 && <li>{text('noLines')}</li>}
      {section.lines.map((line) => (
        <Paper key={line.id} component="li" variant="outlined" sx={{ p: 2 }}>
          <Box sx={ROW}>
            <strong>
              <LineKind line={line} />
            </strong>
            <strong>{amount(line.cents)}</strong>
          </Box>
          <Box sx={ROW}>
            <DocumentName line={line} invoicePath={invoicePath} />
            <span>{formatDay(line.on, locale, 'UTC')}</span>
          </Box>
          <Box sx={ROW}>
            <LinePo line={line} />
            <OtherInvoices line={line} invoicePath={invoicePath} />
            <Typography variant="body2" component="span" color="text.secondary">
              {`${text('fields.balance')} ${amount(line.balanceCents)}`}
            </Typography>
          </Box>
        </Paper>
      ))}
      <Balance label={text('closing')} value={amount(section.closingCents)} />
    </RowCards>
  );
}

function Balance({ label, value }: { label: string; value: string }) {
  return (
    <Box component="li" sx={{ ...ROW, fontWeight: 600, px: 2 }}>
      <span>{label}</span>
      <span>{value}</span>
    </Box>
  );
}
