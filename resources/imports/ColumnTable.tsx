import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ColumnMapping } from '#domain/import/import-columns.ts';
import { IMPORT_COLUMNS } from '#domain/import/import-columns.ts';
import type { Import } from '#domain/import/import.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useColumnLabel } from './use-column-label.ts';

/** Lines in which an example of each column is looked for. */
const LOOKED_AT = 20;

interface ColumnTableProps {
  found: Import;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

/** Each column of the file with an example, and the field that it is read as. */
export function ColumnTable({ found, mapping, onChange }: ColumnTableProps) {
  const text = useText('imports');
  const examples = useExamples(found);
  const keys = keysOf(found.headings);
  const choose = (at: number, field: string) =>
    onChange(mapping.map((before, index) => (index === at ? field || null : before)));
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('columns.column')}</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {text('columns.example')}
            </TableCell>
            <TableCell>{text('columns.field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.headings.map((heading, index) => {
            const name = heading || text('columns.unnamed', { number: index + 1 });
            return (
              <TableRow key={keys[index]}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
                <TableCell
                  sx={{ overflowWrap: 'anywhere', display: { xs: 'none', sm: 'table-cell' } }}
                >
                  {examples[index]}
                </TableCell>
                <TableCell>
                  <FieldSelect
                    kind={found.kind}
                    label={`${text('columns.field')}: ${name}`}
                    value={mapping[index] ?? ''}
                    onChange={(field) => choose(index, field)}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Two columns may have the same heading. */
function keysOf(headings: readonly string[]): string[] {
  return headings.map((heading, index) => `${index} ${heading}`);
}

interface FieldSelectProps {
  kind: Import['kind'];
  label: string;
  value: string;
  onChange: (field: string) => void;
}

/** The browser's own list: long, and best chosen from by typing. */
function FieldSelect({ kind, label, value, onChange }: FieldSelectProps) {
  const text = useText('imports');
  const labelOf = useColumnLabel(kind);
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth
      hiddenLabel
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">{text('columns.unused')}</option>
      {IMPORT_COLUMNS[kind].columns.map(({ field }) => (
        <option key={field} value={field}>
          {labelOf(field)}
        </option>
      ))}
    </TextField>
  );
}

/** Returns the first value of each column that is not blank. */
function useExamples({ id, headings }: Import): string[] {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data } = useQuery({
    queryKey: ['imports', 'examples', id],
    queryFn: ({ signal }) =>
      dataProvider.importLines(id, { outcome: null, page: 0, perPage: LOOKED_AT, signal }),
  });
  return headings.map(
    (_, index) => data?.data.map(({ cells }) => cells[index] ?? '').find(Boolean) ?? '',
  );
}
