import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A titled part of what an open row shows. */
export function OpenedPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="h2" color="text.secondary">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
