import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Origin } from '../state/form-values.ts';

interface FieldHelpProps {
  eye: Eye;
  problem: string | undefined;
  /** The allowed values; on pages that say so, shown only while the field has the focus. */
  hint: string;
  /** Always shown. */
  note?: string;
  origin: Origin | undefined;
  /** Where a fitting has the value from, or that it was edited. */
  mark?: ReactNode;
  /** How the field read the typed text, when its value differs from the text. */
  readAs?: string;
}

const LINE = { display: 'block' } as const;

/** Shows below a field: its problem, its effect, the allowed values, and the origin of a value that was not typed. */
export function FieldHelp({ eye, problem, hint, note, origin, mark, readAs }: FieldHelpProps) {
  const text = useText('customer');
  return (
    <>
      {readAs && (
        <Box component="output" sx={{ ...LINE, color: 'text.primary' }}>
          {readAs}
        </Box>
      )}
      {problem && (
        <Box component="span" sx={{ ...LINE, fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      {note && (
        <Box component="span" sx={LINE}>
          {note}
        </Box>
      )}
      {hint && (
        <Box component="span" data-hint sx={LINE}>
          {hint}
        </Box>
      )}
      {origin && origin !== 'typed' && (
        <Box component="span" sx={{ ...LINE, color: 'text.secondary', fontStyle: 'italic' }}>
          {text(origin === 'copied' ? `order.origin.copied.${eye}` : `order.origin.${origin}`)}
        </Box>
      )}
      {mark}
    </>
  );
}
