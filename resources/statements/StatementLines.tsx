import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type {
  Statement,
  StatementLine,
  StatementSection,
} from '#domain/money/statements/statement.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';

export interface LinesProps {
  label: string;
  statement: Pick<Statement, 'from' | 'to' | 'currency'>;
  section: StatementSection;
  /** The columns of what adds to the balance and of what takes from it. */
  sides: readonly ['charged', 'paid'] | readonly ['granted', 'used'];
  /** The page of an invoice. */
  invoicePath: (number: string) => string;
}

const RIGHT = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** PY-08: the transactions of a statement between its opening and its closing balance. */
export function StatementLines({ label, statement, section, sides, invoicePath }: LinesProps) {
  const text = useText('statements');
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {(['date', 'kind', 'document', 'invoices'] as const).map((field) => (
              <TableCell key={field}>{text(`fields.${field}`)}</TableCell>
            ))}
            {[...sides, 'balance' as const].map((field) => (
              <TableCell key={field} align="right">
                {text(`fields.${field}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <BalanceRow kind="opening" statement={statement} section={section} />
          {section.lines.map((line) => (
            <LineRow key={line.id} line={line} statement={statement} invoicePath={invoicePath} />
          ))}
          {section.lines.length === 0 && (
            <TableRow>
              <TableCell colSpan={7}>{text('noLines')}</TableCell>
            </TableRow>
          )}
          <BalanceRow kind="closing" statement={statement} section={section} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface BalanceRowProps extends Pick<LinesProps, 'statement' | 'section'> {
  kind: 'opening' | 'closing';
}

function BalanceRow({ kind, statement, section }: BalanceRowProps) {
  const text = useText('statements');
  const locale = useLocale();
  const cents = kind === 'opening' ? section.openingCents : section.closingCents;
  const day = kind === 'opening' ? statement.from : statement.to;
  return (
    <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
      <TableCell sx={RIGHT}>{formatDay(day, locale, 'UTC')}</TableCell>
      <TableCell component="th" scope="row" colSpan={5}>
        {text(kind)}
      </TableCell>
      <TableCell align="right" sx={RIGHT}>
        {formatCents(cents, statement.currency, locale)}
      </TableCell>
    </TableRow>
  );
}

interface LineRowProps extends Pick<LinesProps, 'statement' | 'invoicePath'> {
  line: StatementLine;
}

function LineRow({ line, statement: { currency }, invoicePath }: LineRowProps) {
  const locale = useLocale();
  const amount = (cents: number) => (cents === 0 ? '' : formatCents(cents, currency, locale));
  return (
    <TableRow>
      <TableCell sx={RIGHT}>{formatDay(line.on, locale, 'UTC')}</TableCell>
      <TableCell>
        <LineKind line={line} />
        <LinePo line={line} />
      </TableCell>
      <TableCell sx={RIGHT}>
        <DocumentName line={line} invoicePath={invoicePath} />
      </TableCell>
      <TableCell>
        <OtherInvoices line={line} invoicePath={invoicePath} />
      </TableCell>
      <TableCell align="right" sx={RIGHT}>
        {amount(Math.max(line.cents, 0))}
      </TableCell>
      <TableCell align="right" sx={RIGHT}>
        {amount(Math.max(-line.cents, 0))}
      </TableCell>
      <TableCell align="right" sx={RIGHT}>
        {formatCents(line.balanceCents, currency, locale)}
      </TableCell>
    </TableRow>
  );
}

/** What a line says that happened. */
export function LineKind({ line: { kind, isReversal } }: { line: StatementLine }) {
  const text = useText('statements');
  const what = text(`kinds.${kind}`);
  return isReversal ? text('reversal', { kind: what }) : what;
}

/** The practice's purchase order, below what happened. */
export function LinePo({ line: { poNumber } }: { line: StatementLine }) {
  const text = useText('statements');
  if (!poNumber) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {text('po', { number: poNumber })}
    </Typography>
  );
}

interface NamesProps extends Pick<LinesProps, 'invoicePath'> {
  line: StatementLine;
}

/** The document of a line; of an invoice the way to it. */
export function DocumentName({ line: { document, invoices }, invoicePath }: NamesProps) {
  if (!invoices.includes(document)) return document;
  return (
    <MuiLink component={LinkBase} to={invoicePath(document)}>
      {document}
    </MuiLink>
  );
}

/** The invoices that a line changes, without its document. */
export function OtherInvoices({ line: { document, invoices }, invoicePath }: NamesProps) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {invoices
        .filter((number) => number !== document)
        .map((number, index) => (
          <Fragment key={number}>
            {index > 0 && ', '}
            <MuiLink component={LinkBase} to={invoicePath(number)}>
              {number}
            </MuiLink>
          </Fragment>
        ))}
    </Box>
  );
}
