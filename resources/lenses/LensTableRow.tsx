import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { formatCents } from '#domain/money.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '../shared/use-portal-locale.ts';
import { LensOpener } from './LensOpener.tsx';
import { LensParameters } from './LensParameters.tsx';
import { useLensesText } from './use-lenses-text.ts';

interface LensTableRowProps {
  lens: LensDefinition;
  /** How many columns the table has. */
  columns: number;
}

/** A lens, and below it once opened what it can be ordered with. */
export function LensTableRow({ lens, columns }: LensTableRowProps) {
  const text = useLensesText();
  const locale = usePortalLocale();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen(!isOpen);
  return (
    <>
      <TableRow hover sx={{ height: 40 }}>
        <TableCell component="th" scope="row">
          <LensOpener name={lens.name} controls={id} isOpen={isOpen} onToggle={toggle} />
        </TableCell>
        <TableCell>{text(`families.${lens.family}`)}</TableCell>
        <TableCell align="right">{lens.version}</TableCell>
        <TableCell align="right">{lens.parameters.length}</TableCell>
        <TableCell>{text(lens.offered ? 'list.offered' : 'list.notOffered')}</TableCell>
        <TableCell align="right">{formatCents(lens.priceCents, lens.currency, locale)}</TableCell>
      </TableRow>
      {isOpen && (
        <TableRow id={id}>
          <TableCell colSpan={columns} sx={{ backgroundColor: 'background.default', p: 2 }}>
            <LensParameters lens={lens} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
