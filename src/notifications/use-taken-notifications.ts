import { useEffect } from 'react';
import {
  undoableEventEmitter,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type I18nProvider,
  type NotificationPayload,
  type UndoableMutation,
} from 'react-admin';
import { TOAST_TIMEOUT } from '#domain/basics/constants.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import type { Notification } from './notification.ts';
import { raise } from './open-toasts.tsx';
import { toastType } from './toast-types.ts';

/** Without a queued mutation, a caller waits for react-admin's event from before there was a queue. */
const emitEnd: UndoableMutation = (change) => void undoableEventEmitter.emit('end', change);

/** Takes each notification, with its pending change, from react-admin's queue and raises it. */
export function useTakenNotifications(): void {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const { outage } = useConnection();
  useEffect(() => {
    // One at a time: taking one makes react-admin render again, which handles the next.
    const payload = notifications.length > 0 ? takeNotification() : undefined;
    if (!payload || outage.isSaid(payload.message)) return;
    const isUndoable = payload.notificationOptions?.undoable === true;
    const pending = isUndoable ? (takeMutation() ?? emitEnd) : undefined;
    raise({ ...readPayload(payload, translate), pending });
  }, [notifications, takeNotification, takeMutation, translate, outage]);
}

/** Escapes the arguments of a text, which are data and not HTML; `_` is the text itself. */
function escapeArguments(given: Record<string, unknown> = {}): Record<string, unknown> {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== '_' ? escapeHtml(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Converts a notification of `useNotify`, with texts in the current language. */
function readPayload(
  payload: NotificationPayload,
  translate: I18nProvider['translate'],
): Notification {
  const { message, type, notificationOptions = {} } = payload;
  const { messageArgs, autoHideDuration = TOAST_TIMEOUT, multiLine = false } = notificationOptions;
  return {
    type: toastType(type),
    content:
      typeof message === 'string' ? translate(message, escapeArguments(messageArgs)) : message,
    lasts: autoHideDuration,
    isMultiLine: multiLine,
  };
}
