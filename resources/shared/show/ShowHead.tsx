import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ShowHeadProps {
  title: string;
  state: ReactNode;
  /** The next action. */
  children: ReactNode;
}

/** The header of a record: title, state, and the next action at the right. */
export function ShowHead({ title, state, children }: ShowHeadProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {title}
      </Typography>
      {state}
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </Box>
  );
}
