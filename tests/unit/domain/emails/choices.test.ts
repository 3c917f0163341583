import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_CHOSEN_EVENTS,
  CHOSEN_EVENTS,
  savedAccountChoicesSchema,
  savedNotificationsSchema,
} from '#domain/access/preferences/chosen-events.ts';
import { readNotifications } from '#domain/access/preferences/read-notifications.ts';
import { EMAIL_CHANNELS, type EventChoice } from '#domain/emails/events/email-event.ts';
import { resolveChoice } from '#domain/emails/resolve-choice.ts';

const OFF = { email: 'off', bell: false } as const;

describe('PF-02 stored notifications', () => {
  it('PF-02 reads what a former version stored with the same meaning', () => {
    expect(readNotifications({ closedOrderEmail: false, orderToasts: false })).toEqual({
      events: { orderClosed: { email: 'off', bell: true } },
      orderToasts: false,
    });
    expect(readNotifications({ closedOrderEmail: true })).toEqual({
      events: { orderClosed: { email: 'now', bell: true } },
      orderToasts: true,
    });
  });

  it('PF-02 counts what cannot be read as not chosen, and keeps the rest', () => {
    const nothing = { events: {}, orderToasts: true };
    for (const stored of [undefined, null, {}, 'off', { events: 1, orderToasts: 'no' }]) {
      expect(readNotifications(stored)).toEqual(nothing);
    }
    const stored = { events: { orderClosed: OFF, orderShipped: { email: 'weekly' } } };
    expect(readNotifications(stored)).toEqual({ events: { orderClosed: OFF }, orderToasts: true });
  });
});

describe('EM-04 saved choices', () => {
  it('EM-04 accepts every event that can be chosen, and the former shape', () => {
    const events = Object.fromEntries(CHOSEN_EVENTS.map(({ key }) => [key, OFF]));
    expect(savedNotificationsSchema.parse({ events, orderToasts: false }).events).toEqual(events);
    expect(savedNotificationsSchema.parse({ closedOrderEmail: false }).events).toEqual({
      orderClosed: { email: 'off', bell: true },
    });
  });

  it.each(['digest', 'verification', 'orderEaten'])('EM-04 refuses a choice for %s', (key) => {
    expect(savedNotificationsSchema.safeParse({ events: { [key]: OFF } }).success).toBe(false);
  });

  it('EM-04 lets an owner choose for events about the account only', () => {
    const keys = ACCOUNT_CHOSEN_EVENTS.map(({ key }) => key);
    expect(keys).toContain('orderShipped');
    expect(keys).not.toContain('newDevice');
    const newDevice = { choices: { newDevice: OFF } };
    expect(savedAccountChoicesSchema.safeParse(newDevice).success).toBe(false);
  });
});

const CHOICES: readonly EventChoice[] = EMAIL_CHANNELS.flatMap((email) => [
  { email, bell: true },
  { email, bell: false },
]);
const MAYBE = [undefined, ...CHOICES];

it('EM-04 a person is told as they chose, else as their account, else as the event says; at once if nobody can', () => {
  for (const person of MAYBE) {
    for (const account of MAYBE) {
      for (const choice of CHOICES) {
        const chosen = person ?? account ?? choice;
        expect(resolveChoice({ choice }, { person, account })).toEqual(chosen);
      }
      const told = { email: 'now', bell: false };
      expect(resolveChoice({ choice: null }, { person, account })).toEqual(told);
    }
  }
});
