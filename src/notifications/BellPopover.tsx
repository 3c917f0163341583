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
import { CountBadge } from './CountBadge.tsx';
import { NoticeList } from './NoticeList.tsx';
import type { LoggedNotification } from './notification-log.ts';
import { NotificationContent } from './NotificationContent.tsx';
import { TypeIcon } from './TypeIcon.tsx';
import type { Notices } from './use-notices.ts';

interface BellPopoverProps {
  id: string;
  /** The button below which it opens; null while it is closed. */
  anchor: RefObject<HTMLElement | null> | null;
  notices: Notices;
  /** Those since the sign-in. */
  entries: readonly LoggedNotification[];
  onClear: () => void;
  onClose: () => void;
}

/** Shows the bell's list; on a phone as wide as the window. */
export function BellPopover(props: BellPopoverProps) {
  const { id, anchor, notices, entries, onClear, onClose } = props;
  const text = useText('notifications');
  const title = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const newest = notices.notices[0]?.id;
  // The pressed button disappears.
  const keepFocus = () => closeButton.current?.focus();
  const readAll = () => {
    if (newest !== undefined) notices.read({ upTo: newest });
    keepFocus();
  };
  const clear = () => {
    onClear();
    keepFocus();
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
        {notices.unread > 0 && (
          <Button size="small" onClick={readAll}>
            {text('bell.readAll')}
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
      <Box sx={{ overflow: 'auto' }}>
        <NoticeList {...notices} isAlone={entries.length === 0} onFollow={onClose} />
        {entries.length > 0 && <SinceSignIn entries={entries} onClear={clear} onClose={onClose} />}
      </Box>
    </Popover>
  );
}

/** Lists what this tab has shown since the sign-in. */
function SinceSignIn({
  entries,
  onClear,
  onClose,
}: Pick<BellPopoverProps, 'entries' | 'onClear' | 'onClose'>) {
  const text = useText('notifications');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Box sx={{ ...HEAD, borderTop: 1, bgcolor: 'action.hover' }}>
        <Typography id={title} variant="subtitle2" component="h3" sx={{ mr: 'auto' }}>
          {text('bell.sinceSignIn')}
        </Typography>
        <Button size="small" onClick={onClear}>
          {text('bell.clear')}
        </Button>
      </Box>
      <CloseNotificationContext value={onClose}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <BellEntry key={entry.id} {...entry} />
          ))}
        </Box>
      </CloseNotificationContext>
    </section>
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
      <CountBadge count={count} />
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
