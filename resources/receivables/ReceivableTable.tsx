import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { LinkBase } from 'react-admin';
import type { InvoiceAge } from '#domain/invoices/invoice-states.ts';
import { formatCents } from '#domain/money.ts';
import {
  RECEIVABLE_SUMS,
  type Receivable,
  type ReceivableTotal,
} from '#domain/schemas/receivable.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ReceivableView } from './use-receivables.ts';

const PATH = '/admin/customer-management/invoices';
const RIGHT = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** Returns the list of the account's invoices of an age; of all that are open without one. */
function invoicesPath(accountNumber: string, age?: InvoiceAge): string {
  const filter = JSON.stringify({ accountNumber, ...(age && { age }) });
  return `${PATH}?${new URLSearchParams({ filter }).toString()}`;
}

interface ReceivableTableProps {
  rows: readonly Receivable[];
  total: ReceivableTotal;
  view: ReceivableView;
  setView: (changes: Partial<ReceivableView>) => void;
}

/** PY-08: what each account owes by age, each amount a link, and the sums of all that match. */
export function ReceivableTable({ rows, total, view, setView }: ReceivableTableProps) {
  const text = useText('books');
  const locale = useLocale();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('receivables.title')}>
        <TableHead>
          <TableRow>
            {(['id', ...RECEIVABLE_SUMS] as const).map((field) => (
              <SortHead key={field} field={field} view={view} setView={setView} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
                <MuiLink component={LinkBase} to={`${PATH}/statements/${row.id}`}>
                  {`${row.practice} · ${row.id}`}
                </MuiLink>
              </TableCell>
              {RECEIVABLE_SUMS.map((name) => (
                <TableCell key={name} align="right" sx={RIGHT}>
                  <Amount row={row} name={name} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow
            sx={{ '& > *': { fontWeight: 600, color: 'text.primary', fontSize: '0.875rem' } }}
          >
            <TableCell component="th" scope="row">
              {text('receivables.all')}
            </TableCell>
            {RECEIVABLE_SUMS.map((name) => (
              <TableCell key={name} align="right" sx={RIGHT}>
                {formatCents(total[name], 'USD', locale)}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

type Field = 'id' | (typeof RECEIVABLE_SUMS)[number];

function SortHead({
  field,
  view,
  setView,
}: { field: Field } & Pick<ReceivableTableProps, 'view' | 'setView'>) {
  const text = useText('books');
  const isSorted = view.sort === field;
  const direction = view.order === 'ASC' ? 'asc' : 'desc';
  const sort = () =>
    setView({ sort: field, order: isSorted && direction === 'desc' ? 'ASC' : 'DESC' });
  return (
    <TableCell
      align={field === 'id' ? 'left' : 'right'}
      sortDirection={isSorted ? direction : undefined}
    >
      <TableSortLabel active={isSorted} direction={isSorted ? direction : undefined} onClick={sort}>
        {text(`receivables.fields.${field}`)}
      </TableSortLabel>
    </TableCell>
  );
}

/** An amount that leads to its invoices; unapplied money to the statement. */
function Amount({ row, name }: { row: Receivable; name: (typeof RECEIVABLE_SUMS)[number] }) {
  const text = useText('books');
  const locale = useLocale();
  const amount = formatCents(row[name], 'USD', locale);
  if (row[name] === 0) return amount;
  const age = name === 'total' || name === 'unapplied' ? undefined : name;
  const to = name === 'unapplied' ? `${PATH}/statements/${row.id}` : invoicesPath(row.id, age);
  const label = `${row.practice}, ${text(`receivables.fields.${name}`)}: ${amount}`;
  return (
    <MuiLink component={LinkBase} to={to} aria-label={label}>
      {amount}
    </MuiLink>
  );
}
