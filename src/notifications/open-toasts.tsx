import { toast } from 'react-toastify/unstyled';
import { createObservable } from '#providers/async/observable.ts';
import type { Observable } from '#providers/async/observable.ts';
import { notificationLog } from './notification-log.ts';
import { keyOf } from './notification.ts';
import type { Notification } from './notification.ts';
import { ToastBody } from './ToastBody.tsx';

/** A notification that is shown or queued. */
export interface OpenToast extends Notification {
  id: string;
  count: Observable<number>;
  /** Undoes the pending change, once. */
  undo: () => void;
  /** Called once when it has closed; `byHand` when the user closed it. */
  onClosed: (byHand: boolean) => void;
  again: () => void;
}

const open = new Map<string, OpenToast>();

let made = 0;

function createOpenToast(notification: Notification): OpenToast {
  made += 1;
  const id = `notification-${made}`;
  const key = keyOf(notification) ?? id;
  const count = createObservable(1);
  let { pending } = notification;
  const settle = (isUndo: boolean): void => {
    const change = pending;
    pending = undefined;
    change?.({ isUndo });
  };
  const log = (): void => {
    const { type, content, isMultiLine } = notification;
    const entry = { id, type, content, isMultiLine, count: count.get() };
    notificationLog.put({ ...entry, at: Date.now(), isRead: false });
  };
  log();
  const opened: OpenToast = {
    ...notification,
    id,
    count,
    undo: () => settle(true),
    onClosed: (byHand) => {
      if (open.get(key) !== opened) return;
      open.delete(key);
      settle(false);
      if (byHand) notificationLog.markRead(id);
    },
    again: () => {
      count.set(count.get() + 1);
      log();
    },
  };
  open.set(key, opened);
  return opened;
}

/** Notifies the user by a toast and in the bell's list; increases the count of a toast still shown (TO-03). */
export function raise(notification: Notification): void {
  const key = keyOf(notification);
  const same = key === null ? undefined : open.get(key);
  if (same) return same.again();
  const opened = createOpenToast(notification);
  toast(({ closeToast }) => <ToastBody toast={opened} close={closeToast} />, {
    toastId: opened.id,
    type: opened.type,
    role: opened.type === 'error' ? 'alert' : 'status',
    onClose: (reason) => opened.onClosed(reason === true),
  });
}

/** Returns whether there is a pending change that closing the page would lose. */
export function hasPending(): boolean {
  return [...open.values()].some(({ pending }) => pending !== undefined);
}

/** Closes all shown and queued toasts. Pending changes are made. */
export function closeAll(): void {
  for (const opened of open.values()) opened.onClosed(false);
  toast.clearWaitingQueue();
  toast.dismiss();
}

/** SE-05: clears all notifications at sign-out. */
export function forgetNotifications(): void {
  closeAll();
  notificationLog.clear();
}
