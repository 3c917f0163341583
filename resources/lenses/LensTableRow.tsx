import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/money.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { COVERS } from '../shared/list/covers.ts';
import { pathOf } from './lens-path.ts';

/** A row for the latest version of a lens. */
export function LensTableRow({ lens }: { lens: LensDefinition }) {
  const text = useText('lenses');
  const locale = useLocale();
  return (
    <TableRow hover sx={{ height: 40, position: 'relative' }}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink component={LinkBase} to={pathOf(lens)} sx={COVERS}>
          {lens.name}
        </MuiLink>
      </TableCell>
      <TableCell>{text(`families.${lens.family}`)}</TableCell>
      <TableCell align="right">{lens.version}</TableCell>
      <TableCell align="right">{lens.parameters.length}</TableCell>
      <TableCell>{text(lens.offered ? 'list.offered' : 'list.notOffered')}</TableCell>
      <TableCell align="right">{formatCents(lens.priceCents, lens.currency, locale)}</TableCell>
    </TableRow>
  );
}
