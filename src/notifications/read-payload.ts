import type { I18nProvider, NotificationPayload } from 'react-admin';
import { TOAST_TIMEOUT } from '#domain/constants.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import type { Notification } from './notification.ts';
import { toastType } from './toast-types.ts';

/** Escapes the arguments of a text, which are data and not HTML; `_` is the text itself. */
function escapeArguments(given: Record<string, unknown> = {}): Record<string, unknown> {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== '_' ? escapeHtml(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Converts a notification of `useNotify`, with texts in the current language. */
export function readPayload(
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
