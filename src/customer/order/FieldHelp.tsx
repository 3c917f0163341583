import Box from '@mui/material/Box';
import type { Origin } from './form-values.ts';
import { useCustomerText } from '../use-customer-text.ts';

interface FieldHelpProps {
  problem: string | undefined;
  hint: string;
  origin: Origin | undefined;
}

const LINE = { display: 'block' } as const;

/** Below a field: what is wrong, what the lens allows, and where the value comes from when nobody typed it. */
export function FieldHelp({ problem, hint, origin }: FieldHelpProps) {
  const text = useCustomerText();
  const isMarked = origin === 'default' || origin === 'copied';
  return (
    <>
      {problem && (
        <Box component="span" sx={{ ...LINE, fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      <Box component="span" sx={{ ...LINE, color: 'text.secondary' }}>
        {hint}
        {isMarked && (
          <Box component="span" sx={{ fontStyle: 'italic', whiteSpace: 'nowrap' }}>
            {hint && ' · '}
            {text(`order.origin.${origin}`)}
          </Box>
        )}
      </Box>
    </>
  );
}
