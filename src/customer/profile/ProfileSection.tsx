import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useProfileText } from './use-profile-text.ts';

interface ProfileSectionProps {
  name: 'person' | 'practice' | 'address' | 'contact';
  children: ReactNode;
}

export function ProfileSection({ name, children }: ProfileSectionProps) {
  const text = useProfileText();
  const titleId = `profile-${name}-title`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 2 }}>
        {text(`sections.${name}`)}
      </Typography>
      <Box sx={FIELDS}>{children}</Box>
    </Paper>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
