import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useGetMany } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import { IMPORT_COLUMNS } from '#domain/import/import-columns.ts';
import type { Import, ImportLine } from '#domain/import/import.ts';
import { percentOf } from '#domain/money/prices/tax.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { useColumnLabel } from './use-column-label.ts';

interface LinesTableProps {
  found: Import;
  lines: readonly ImportLine[];
  /** Whether the lines are refused; otherwise they show what changes. */
  isWrong: boolean;
}

/** Lines with what is wrong with them, or with what they change. */
export function LinesTable({ found, lines, isWrong }: LinesTableProps) {
  const text = useText('imports');
  const groups = useGroupNames(lines);
  if (lines.length === 0) return <EmptyNote text={text('lines.none')} />;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('lines.label')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('lines.line')}</TableCell>
            <TableCell>{text('lines.record')}</TableCell>
            <TableCell>{text(isWrong ? 'lines.wrong' : 'lines.what')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {lines.map((line) => (
            <TableRow key={line.id} sx={{ verticalAlign: 'top' }}>
              <TableCell>{line.line}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <RecordName found={found} line={line} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {isWrong ? (
                  <Wrong kind={found.kind} line={line} />
                ) : (
                  <Changes kind={found.kind} line={line} groups={groups} />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Its number or name: the first cells of the line say which record it is. */
function RecordName({ found: { mapping, kind }, line }: { found: Import; line: ImportLine }) {
  const fields = kind === 'customers' ? ['accountNumber', 'practice'] : ['lensId', 'accountNumber'];
  const named = fields.map((field) => line.cells[mapping.indexOf(field)] ?? '').filter(Boolean);
  return named.join(' · ') || line.recordId;
}

function Wrong({ kind, line: { errors } }: { kind: Import['kind']; line: ImportLine }) {
  const locale = useLocale();
  const labelOf = useColumnLabel(kind);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {errors.map((error) => (
        <li key={`${error.field} ${error.rule}`}>
          {error.field && <strong>{`${labelOf(error.field)}: `}</strong>}
          {error[locale]}
          {error.value && ` (${error.value})`}
        </li>
      ))}
    </Box>
  );
}

interface ChangesProps {
  kind: Import['kind'];
  line: ImportLine;
  /** The names of buying groups, by id. */
  groups: ReadonlyMap<string, string>;
}

function Changes({ kind, line, groups }: ChangesProps) {
  const text = useText('imports');
  const labelOf = useColumnLabel(kind);
  const valueOf = useValueText(groups);
  const { before, after } = line;
  const fields = Object.keys(after)
    .filter((field) => field in before || !isBlank(after[field]))
    .toSorted((one, other) => placeOf(kind, one) - placeOf(kind, other));
  if (fields.length === 0) return '–';
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {fields.map((field) => {
        const params = { field: labelOf(field), after: valueOf(field, after[field]) };
        return (
          <li key={field}>
            {field in before
              ? text('lines.change', { ...params, before: valueOf(field, before[field]) })
              : text('lines.set', params)}
          </li>
        );
      })}
    </Box>
  );
}

/** The database keeps no order of fields; the columns have one. */
function placeOf(kind: Import['kind'], field: string): number {
  const name = field === 'buyingGroupId' && kind === 'customers' ? 'buyingGroup' : field;
  return IMPORT_COLUMNS[kind].columns.findIndex((column) => column.field === name);
}

/** Returns the names of the buying groups that the lines are about. */
function useGroupNames(lines: readonly ImportLine[]): ReadonlyMap<string, string> {
  const ids = lines.flatMap(({ before, after }) =>
    [before['buyingGroupId'], after['buyingGroupId']].filter((id) => typeof id === 'string'),
  );
  const { data = [] } = useGetMany<{ id: string; name: string }>(
    'buying-groups',
    { ids: [...new Set(ids)] },
    { enabled: ids.length > 0 },
  );
  return new Map(data.map(({ id, name }) => [id, name]));
}

const isBlank = (value: unknown) => value === null || value === '' || value === false;

function useValueText(
  groups: ReadonlyMap<string, string>,
): (field: string, value: unknown) => string {
  const text = useText('imports');
  const locale = useLocale();
  return (field, value) => {
    if (value === null || value === '') return text('lines.blank');
    if (typeof value === 'boolean') return text(value ? 'lines.yes' : 'lines.no');
    if (field === 'buyingGroupId' && typeof value === 'string') return groups.get(value) ?? value;
    if (typeof value === 'number' && field.endsWith('Cents')) {
      return formatCents(value, 'USD', locale);
    }
    if (typeof value === 'number' && field === 'taxRate') return `${percentOf(value)}%`;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}
