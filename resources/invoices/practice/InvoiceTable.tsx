import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '../../shared/age.ts';
import { COVERS } from '../../shared/list/covers.ts';
import { HeadCell, SKELETON_ROWS, SkeletonRow } from '../../shared/list/TableParts.tsx';
import { InvoiceStateChip } from '../common/InvoiceStateChip.tsx';
import { invoicePath } from './invoice-path.ts';

/** From left to right. `label`: the header of the column. */
const COLUMNS = [
  { field: 'id', label: 'number', sortable: true, align: 'left' },
  { field: 'accountNumber', label: 'account', sortable: false, align: 'left' },
  { field: 'orderNumber', label: 'order', sortable: false, align: 'left' },
  { field: 'poNumber', label: 'poNumber', sortable: false, align: 'left' },
  { field: 'issuedAt', label: 'issued', sortable: true, align: 'left' },
  { field: 'dueOn', label: 'due', sortable: true, align: 'left' },
  { field: 'state', label: 'state', sortable: false, align: 'left' },
  { field: 'totalCents', label: 'total', sortable: true, align: 'right' },
  { field: 'openCents', label: 'open', sortable: false, align: 'right' },
] as const;

interface InvoiceTableProps {
  /** Undefined while they load. */
  invoices: Invoice[] | undefined;
  showsAccount: boolean;
}

/**
 * The invoices of a practice as rows. A table of our own: react-admin's would add a tenth to what a practice loads
 * (decision 35).
 */
export function InvoiceTable({ invoices, showsAccount }: InvoiceTableProps) {
  const text = useText('invoices');
  const columns = COLUMNS.filter(({ field }) => showsAccount || field !== 'accountNumber');
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" stickyHeader aria-label={text('label')} aria-busy={!invoices}>
        <TableHead>
          <TableRow>
            {columns.map(({ label, ...column }) => (
              <HeadCell key={column.field} {...column} label={text(`fields.${label}`)} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {invoices
            ? invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} showsAccount={showsAccount} />
              ))
            : SKELETON_ROWS.map((row) => <SkeletonRow key={row} cells={columns.length} />)}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function InvoiceRow({ invoice, showsAccount }: { invoice: Invoice; showsAccount: boolean }) {
  const locale = useLocale();
  const { id, accountNumber, orderNumber, poNumber, issuedAt, dueOn, currency } = invoice;
  return (
    <TableRow hover sx={{ height: 40, position: 'relative' }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <MuiLink component={LinkBase} to={invoicePath(id)} sx={COVERS}>
          {id}
        </MuiLink>
      </TableCell>
      {showsAccount && <TableCell>{accountNumber}</TableCell>}
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{orderNumber}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{poNumber}</TableCell>
      <TableCell title={formatMoment(issuedAt, locale)} sx={{ whiteSpace: 'nowrap' }}>
        {formatDay(issuedAt, locale)}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(dueOn, locale, 'UTC')}</TableCell>
      <TableCell>
        <InvoiceStateChip {...invoice} />
      </TableCell>
      <TableCell align="right">{formatCents(invoice.totalCents, currency, locale)}</TableCell>
      <TableCell align="right">{formatCents(invoice.openCents, currency, locale)}</TableCell>
    </TableRow>
  );
}
