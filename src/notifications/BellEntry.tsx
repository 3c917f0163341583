import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { NotificationContent } from './NotificationContent.tsx';
import type { LoggedNotification } from './notification-log.ts';
import { TellingCount } from './TellingCount.tsx';
import { TypeIcon } from './TypeIcon.tsx';

/** Shows one notification of the list: its type, content, count and last time. */
export function BellEntry({ type, content, isMultiLine, count, at }: LoggedNotification) {
  const locale = usePortalLocale();
  const time = new Date(at);
  return (
    <Box component="li" sx={LINE}>
      <TypeIcon type={type} />
      <Box sx={{ minWidth: 0 }}>
        <NotificationContent content={content} isMultiLine={isMultiLine} />
        <Typography
          component="time"
          variant="caption"
          dateTime={time.toISOString()}
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {time.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}
        </Typography>
      </Box>
      <TellingCount count={count} />
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'start',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const;
