import { createUseText } from '#providers/typed-translate.ts';
import { notificationMessages } from './messages.ts';

/** Returns the texts around notifications, by typed key. */
export const useNotificationsText = createUseText('notifications', notificationMessages);
