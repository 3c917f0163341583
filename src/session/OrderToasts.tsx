import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { notificationChoicesSchema } from '#domain/access/preferences/preference.ts';
import type { ChangeOf } from '#domain/emails/notices/event.ts';
import { orderNumber } from '#providers/account/notices.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { usePreference } from '#resources/shared/use-preference.ts';
import { gatherNews, isNews } from './order-news.ts';

/** Changes are reported together after this many milliseconds without another one. */
const GATHER = 1_000;

/** PF-02: notifies the user of the other side's changes to orders, if the user wants it. */
export function OrderToasts() {
  const text = useText('orderToasts');
  const orders = useText('orders');
  const notify = useNotify();
  const { roles } = useSession();
  const connection = useConnection();
  const { value } = usePreference('notifications');
  // No notifications until the user's choice is loaded.
  const wants = value !== undefined && notificationChoicesSchema.parse(value ?? {}).orderToasts;
  useEffect(() => {
    if (!wants) return undefined;
    const notifyOne = async ({ id, state }: ChangeOf<'orders'>): Promise<void> => {
      const number = await orderNumber(connection, id);
      notify(text('one', { number, state: orders(`states.${state}`) }), { type: 'info' });
    };
    const news = gatherNews(GATHER, (changes) => {
      const [first] = changes;
      if (changes.length > 1)
        notify(text('many', { smart_count: changes.length }), { type: 'info' });
      else if (first) {
        notifyOne(first).catch((error: unknown) => console.warn('An order that changed', error));
      }
    });
    const stop = connection.events.onChange((event) => {
      if (event.resource === 'orders' && isNews(event, roles)) news.add(event);
    });
    return () => {
      stop();
      news.stop();
    };
  }, [wants, roles, connection, text, orders, notify]);
  return null;
}
