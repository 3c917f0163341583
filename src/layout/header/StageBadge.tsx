import Box from '@mui/material/Box';
import { PRODUCTION } from '#domain/basics/stage.ts';
import { useText } from '#providers/messages/use-text.ts';

/** LY-04: shows the stage, except in production. */
export function StageBadge({ stage }: { stage: string }) {
  const text = useText('shell');
  if (stage === PRODUCTION) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: '4px',
        color: 'warning.main',
        fontSize: 12,
        fontWeight: 700,
        lineHeight: '20px',
        letterSpacing: '0.06em',
      }}
    >
      {text('staging')}
    </Box>
  );
}
