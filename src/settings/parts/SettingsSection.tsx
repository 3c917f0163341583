import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Shows one section of the settings: its description next to its controls; above them on a narrow screen. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={COLUMNS}>
        <div>
          <Typography id={id} variant="h6" component="h2">
            {title}
          </Typography>
          {lead && (
            <Typography variant="body2" color="text.secondary">
              {lead}
            </Typography>
          )}
        </div>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </CardContent>
    </Card>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 240px) minmax(0, 1fr)' },
};
