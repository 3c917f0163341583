import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatCents } from '#domain/basics/money.ts';
import { INVOICE_AGES } from '#domain/money/invoices/invoice-states.ts';
import { dayIn } from '#domain/money/statements/periods.ts';
import type { Statement } from '#domain/money/statements/statement.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { FactRows } from '../shared/show/Facts.tsx';
import { Part } from '../shared/show/Part.tsx';
import { StatementCards } from './StatementCards.tsx';
import { StatementLines, type LinesProps } from './StatementLines.tsx';

interface StatementBodyProps extends Pick<LinesProps, 'invoicePath'> {
  statement: Statement;
}

/** PY-08: what a statement says. */
export function StatementBody({ statement, invoicePath }: StatementBodyProps) {
  const text = useText('statements');
  const locale = useLocale();
  const { balance, credit, currency, agedAt, timeZone, isOver, ages } = statement;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const Lines = isNarrow ? StatementCards : StatementLines;
  const amount = (cents: number) => formatCents(cents, currency, locale);
  const fact = (name: string, label: string, cents: number) => ({
    name,
    label,
    value: amount(cents),
  });
  const agedOn = formatDay(dayIn(timeZone, new Date(agedAt)), locale, 'UTC');
  const lines = { statement, invoicePath };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Part title={text('closing')}>
          <FactRows
            facts={[
              fact('closing', text('closing'), balance.closingCents),
              fact('receivable', text('fields.receivable'), statement.receivableCents),
              fact('unapplied', text('fields.unapplied'), statement.unappliedCents),
              fact('credit', text('credit'), credit.closingCents),
            ]}
          />
        </Part>
        <Part title={isOver ? text('aged', { day: agedOn }) : text('agedNow')}>
          <FactRows facts={INVOICE_AGES.map((age) => fact(age, text(`ages.${age}`), ages[age]))} />
        </Part>
      </Box>
      <Part title={text('lines')}>
        <Lines {...lines} label={text('lines')} section={balance} sides={['charged', 'paid']} />
      </Part>
      {(credit.lines.length > 0 || credit.closingCents !== 0) && (
        <Part title={text('credit')}>
          <Lines {...lines} label={text('credit')} section={credit} sides={['granted', 'used']} />
        </Part>
      )}
    </>
  );
}
