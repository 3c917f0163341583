import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useText } from '#providers/messages/use-text.ts';
import type { Difference } from './lens-differences.ts';
import { useLensLabels } from './use-lens-labels.ts';

interface DifferenceTableProps {
  label: string;
  differences: readonly Difference[];
  /** The two version numbers. */
  versions: readonly [number, number];
}

/** Shows the differences between two definitions by field: "Base curve: min 6.00 → 6.05". */
export function DifferenceTable({ label, differences, versions }: DifferenceTableProps) {
  const { text } = useLensLabels();
  const lenses = useText('lenses');
  return (
    // wider than a phone, so it must be scrollable by keyboard
    <Box component="section" tabIndex={0} aria-label={label} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{text('fields')}</TableCell>
            {versions.map((version) => (
              <TableCell key={version}>{lenses('list.version', { version })}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ key, label: field, before, after }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {field}
              </TableCell>
              <TableCell sx={BREAKS}>
                {before === null ? '—' : <del style={PLAIN}>{before}</del>}
              </TableCell>
              <TableCell sx={BREAKS}>
                {after === null ? '—' : <ins style={PLAIN}>→ {after}</ins>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const BREAKS = { overflowWrap: 'anywhere', minWidth: 120 } as const;
/** No strikethrough or underline: columns and the arrow tell them apart, and numbers stay legible. */
const PLAIN = { textDecoration: 'none' } as const;
