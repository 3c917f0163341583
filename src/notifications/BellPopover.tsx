import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useRef, type RefObject } from 'react';
import { CloseNotificationContext } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { LoggedNotification } from './notification-log.ts';
import { NotificationContent } from './NotificationContent.tsx';
import { TellingCount } from './TellingCount.tsx';
import { TypeIcon } from './TypeIcon.tsx';

interface BellPopoverProps {
  id: string;
  /** The button below which it opens; null while it is closed. */
  anchor: RefObject<HTMLElement | null> | null;
  entries: readonly LoggedNotification[];
  onClear: () => void;
  onClose: () => void;
}

/** Shows the bell's list; on a phone as wide as the window. */
export function BellPopover({ id, anchor, entries, onClear, onClose }: BellPopoverProps) {
  const text = useText('notifications');
  const title = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const clear = () => {
    onClear();
    // The pressed button disappears.
    closeButton.current?.focus();
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={() => anchor?.current ?? document.body}
      onClose={onClose}
      marginThreshold={8}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-labelledby': title, sx: PAPER } }}
    >
      <Box sx={HEAD}>
        <Typography id={title} variant="h6" component="h2" sx={{ mr: 'auto' }}>
          {text('bell.title')}
        </Typography>
        {entries.length > 0 && (
          <Button size="small" onClick={clear}>
            {text('bell.clear')}
          </Button>
        )}
        <IconButton
          ref={closeButton}
          size="small"
          aria-label={text('bell.close')}
          onClick={onClose}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {entries.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, py: 3 }}>
          {text('bell.empty')}
        </Typography>
      )}
      <CloseNotificationContext value={onClose}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'auto' }}>
          {entries.map((entry) => (
            <BellEntry key={entry.id} {...entry} />
          ))}
        </Box>
      </CloseNotificationContext>
    </Popover>
  );
}

const PAPER = {
  display: 'flex',
  flexDirection: 'column',
  width: { xs: 'calc(100vw - 16px)', sm: 384 },
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(560px, calc(100dvh - 80px))',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  boxShadow: 8,
} as const;

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Shows one notification of the list: its type, content, count and last time. */
function BellEntry({ type, content, isMultiLine, count, at }: LoggedNotification) {
  const locale = useLocale();
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
