import Box from '@mui/material/Box';
import type { Eye } from '#domain/schemas/order.ts';
import type { Origin } from '../state/form-values.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';

interface FieldHelpProps {
  eye: Eye;
  problem: string | undefined;
  /** What the lens allows; on the pages that say so, only while the field has the focus. */
  hint: string;
  /** What is to be read at any time. */
  note?: string;
  origin: Origin | undefined;
  /** What was made of what was typed, when that is not what was typed. */
  readAs?: string;
}

const LINE = { display: 'block' } as const;

/** Below a field: what is wrong, what it comes to, what the lens allows, and where the value comes from when nobody typed it. */
export function FieldHelp({ eye, problem, hint, note, origin, readAs }: FieldHelpProps) {
  const text = useCustomerText();
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
    </>
  );
}
