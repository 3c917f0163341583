import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface ReviewSectionProps {
  title: string;
  children: ReactNode;
}

/** Shows one part of the review under its title. */
export function ReviewSection({ title, children }: ReviewSectionProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={SECTION}>
      <Typography id={id} variant="h6" component="h3">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

const SECTION = { p: 2, display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 } as const;
