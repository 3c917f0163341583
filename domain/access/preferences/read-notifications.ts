import { z } from 'zod';
import { eventChoiceSchema, type EventChoices } from '../../emails/event-choice.ts';
import { notificationChoicesSchema, type NotificationChoices } from './preference.ts';

/** What the portal stored before each event had a choice. */
const formerSchema = z.object({
  closedOrderEmail: z.boolean(),
  orderToasts: z.boolean().optional(),
});

/** Whether the value has the shape of a former version. */
export function isFormer(stored: unknown): boolean {
  return formerSchema.safeParse(stored).success;
}

/**
 * PF-02: reads what is stored, also by a former version: `closedOrderEmail` is the email of the event `orderClosed`. A
 * choice that cannot be read counts as none.
 */
export function readNotifications(stored: unknown): NotificationChoices {
  const former = formerSchema.safeParse(stored);
  if (former.success) return readFormer(former.data);
  const { events, orderToasts } = z
    .object({
      events: z.record(z.string(), z.unknown()).catch({}),
      orderToasts: z.boolean().catch(true),
    })
    .catch({ events: {}, orderToasts: true })
    .parse(stored ?? {});
  return { events: readChoices(events), orderToasts };
}

/** Reads stored choices by event, leaving out what is none. */
export function readChoices(stored: Readonly<Record<string, unknown>>): EventChoices {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const choice = eventChoiceSchema.safeParse(value);
      return choice.success ? [[key, choice.data]] : [];
    }),
  );
}

function readFormer({ closedOrderEmail, orderToasts }: z.infer<typeof formerSchema>) {
  return notificationChoicesSchema.parse({
    events: { orderClosed: { email: closedOrderEmail ? 'now' : 'off', bell: true } },
    orderToasts,
  });
}
