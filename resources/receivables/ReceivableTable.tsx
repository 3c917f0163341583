import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCents } from '#domain/basics/money.ts';
import {
  RECEIVABLE_SUMS,
  type Receivable,
  type ReceivableTotal,
} from '#domain/money/invoices/receivable.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SortCell } from '../shared/list/TableParts.tsx';
import { ReceivableAmount, ReceivableName } from './ReceivableLinks.tsx';
import type { ReceivableView } from './use-receivables.ts';

const RIGHT = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

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
                <ReceivableName row={row} />
              </TableCell>
              {RECEIVABLE_SUMS.map((name) => (
                <TableCell key={name} align="right" sx={RIGHT}>
                  <ReceivableAmount row={row} name={name} />
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
  const order = view.sort === field ? view.order : undefined;
  return (
    <SortCell
      label={text(`receivables.fields.${field}`)}
      align={field === 'id' ? 'left' : 'right'}
      order={order}
      // The largest sums first.
      onSort={() => setView({ sort: field, order: order === 'DESC' ? 'ASC' : 'DESC' })}
    />
  );
}
