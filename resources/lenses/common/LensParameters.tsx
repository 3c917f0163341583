import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LensParameterRow } from './LensParameterRow.tsx';
import { SourceNote } from './SourceNote.tsx';

const COLUMNS = ['parameter', 'range', 'step', 'default', 'source'] as const;

/** Shows the parameters of a lens, and the source of each value. */
export function LensParameters({ lens }: { lens: LensDefinition }) {
  const text = useText('lenses');
  const locale = useLocale();
  const label = text('parameters.label', { lens: lens.name });
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <Typography variant="body2">{lens.description[locale]}</Typography>
      <Box sx={{ typography: 'body2' }}>
        {text('source.of')}: <SourceNote source={lens.source} />
      </Box>
      {/* wider than a phone, so it must be scrollable by keyboard */}
      <Box component="section" tabIndex={0} aria-label={label} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={label} sx={{ minWidth: 640 }}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{text(`parameters.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {lens.parameters.map((parameter) => (
              <LensParameterRow key={parameter.name} parameter={parameter} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
