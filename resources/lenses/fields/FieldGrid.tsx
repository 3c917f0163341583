import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldGridProps {
  /** The least width of a field, in pixels. */
  width?: number;
  children: ReactNode;
}

/** Fields beside each other, as many as there is room for. */
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
