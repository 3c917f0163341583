import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyNoteProps {
  text: string;
  /** The one thing to do next, if any. */
  children?: ReactNode;
}

/** UX-04: says why there is nothing, and what to do next. */
export function EmptyNote({ text, children }: EmptyNoteProps) {
  return (
    <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
      <Typography>{text}</Typography>
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Paper>
  );
}
