import { createObservable } from '#providers/async/observable.ts';
import type { Observable } from '#providers/async/observable.ts';
import type { Notification } from './notification.ts';

export interface LoggedNotification extends Pick<Notification, 'type' | 'content' | 'isMultiLine'> {
  id: string;
  /** When it was last raised, in milliseconds since 1970. */
  at: number;
  /** How often it was raised. */
  count: number;
  isRead: boolean;
}

/** The most notifications kept; older ones are dropped. */
export const MAX_KEPT = 200;

/** The notifications since the sign-in, newest first. In memory: they may contain data that only this user may know. */
export interface NotificationLog extends Observable<readonly LoggedNotification[]> {
  /** Adds a notification on top; replaces an earlier one with the same id. */
  put: (entry: LoggedNotification) => void;
  markRead: (id: string) => void;
  markAllRead: () => void;
  clear: () => void;
}

export function createNotificationLog(): NotificationLog {
  const { get, set, subscribe } = createObservable<readonly LoggedNotification[]>([]);
  const markWhere = (isMeant: (entry: LoggedNotification) => boolean): void => {
    if (!get().some((entry) => isMeant(entry) && !entry.isRead)) return;
    set(
      get().map((entry) => (isMeant(entry) ? Object.assign({}, entry, { isRead: true }) : entry)),
    );
  };
  return {
    get,
    subscribe,
    put: (entry) => {
      const others = get().filter(({ id }) => id !== entry.id);
      set([entry, ...others].slice(0, MAX_KEPT));
    },
    markRead: (id) => markWhere((entry) => entry.id === id),
    markAllRead: () => markWhere(() => true),
    clear: () => set([]),
  };
}

/** The log of this tab; it outlives the portal's pages and ends with the session. */
export const notificationLog = createNotificationLog();
