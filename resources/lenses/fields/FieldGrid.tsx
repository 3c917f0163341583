import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldGridProps {
  /** The minimum width of a field, in pixels. */
  width?: number;
  children: ReactNode;
}

/** Lays out fields side by side, as many as fit. */
export function FieldGrid({ width = 200, children }: FieldGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
