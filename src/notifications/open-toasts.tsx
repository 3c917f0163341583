import { toast } from 'react-toastify/unstyled';
import { createObservable } from '#providers/async/observable.ts';
import type { Observable } from '#providers/async/observable.ts';
import { notificationLog } from './notification-log.ts';
import { keyOf } from './notification.ts';
import type { Notification } from './notification.ts';
import { ToastBody } from './ToastBody.tsx';

/** A notification that shows, or waits until it can. */
export interface OpenToast extends Notification {
  id: string;
  count: Observable<number>;
  /** Takes the pending change back, once. */
  undo: () => void;
  /** Told when it is gone, once; `byHand` when the user closed it. */
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

/** Tells the user, by a toast and in the list of the bell. What still shows is counted up instead (TO-03). */
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

/** Whether a change waits that would be lost with the page. */
export function hasPending(): boolean {
  return [...open.values()].some(({ pending }) => pending !== undefined);
}

/** Closes what shows and what waits. Changes that wait are made. */
export function closeAll(): void {
  for (const opened of open.values()) opened.onClosed(false);
  toast.clearWaitingQueue();
  toast.dismiss();
}

/** SE-05: at sign-out nothing stays of what was told. */
export function forgetNotifications(): void {
  closeAll();
  notificationLog.clear();
}
