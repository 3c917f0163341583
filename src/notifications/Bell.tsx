import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { useOpenHere } from '../page/use-open-here.ts';
import { BellPopover } from './BellPopover.tsx';
import { notificationLog } from './notification-log.ts';
import { useNotices } from './use-notices.ts';

/** EM-04: opens the user's notices, and all notifications since the sign-in, so that none disappears unread. */
export function Bell({ sx }: { sx?: SxProps<Theme> }) {
  const text = useText('notifications');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useOpenHere();
  const entries = useSyncExternalStore(notificationLog.subscribe, notificationLog.get);
  const notices = useNotices();
  const unreadHere = entries.filter(({ isRead }) => !isRead).length;
  const unread = unreadHere + notices.unread;
  useEffect(() => {
    if (isOpen && unreadHere > 0) notificationLog.markAllRead();
  }, [isOpen, unreadHere]);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={unread > 0 ? text('bell.unread', { smart_count: unread }) : text('bell.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={open}
        sx={sx}
      >
        <Badge badgeContent={unread} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <BellPopover
        id={id}
        anchor={isOpen ? button : null}
        notices={notices}
        entries={entries}
        onClear={notificationLog.clear}
        onClose={close}
      />
    </>
  );
}
