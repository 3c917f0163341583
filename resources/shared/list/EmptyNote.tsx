import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyNoteProps {
  text: string;
  /** The next action to offer, if any. */
  children?: ReactNode;
}

/** UX-04: explains why the list is empty, and what to do next. */
export function EmptyNote({ text, children }: EmptyNoteProps) {
  return (
    <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
      <Typography>{text}</Typography>
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Paper>
  );
}
