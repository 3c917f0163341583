import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface BulkStripProps {
  label: string;
  /** Takes the focus when the buttons are gone. */
  target: Ref<HTMLFieldSetElement>;
  /** The actions; null while nothing is selected. */
  children: ReactNode;
}

/**
 * Where the actions on the selected rows are. They cover the toolbar above the rows, so that no row moves and none is
 * lost to them; above cards they stand for themselves.
 */
export function BulkStrip({ label, target, children }: BulkStripProps) {
  return (
    <Box component="fieldset" aria-label={label} tabIndex={-1} ref={target} sx={STRIP}>
      {children && <Box sx={ACTIONS}>{children}</Box>}
    </Box>
  );
}

const STRIP = {
  position: { xs: 'static', md: 'absolute' },
  bottom: '100%',
  // Over the borders of the toolbar too.
  left: '-1px',
  right: '-1px',
  zIndex: 3,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'background.paper',
} as const;

const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  minHeight: 56,
  p: 1,
} as const;
