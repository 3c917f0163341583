import { ACCOUNT_EVENTS } from './account-events.ts';
import { COMMON_VARIABLES } from './common-variables.ts';
import { CONSULTANT_EVENTS } from './consultant-events.ts';
import type { EmailEvent, EmailGroup, EmailVariables } from './email-event.ts';
import { LAB_EVENTS } from './lab-events.ts';
import { MONEY_EVENTS } from './money-events.ts';
import { ORDER_EVENTS } from './order-events.ts';

/** EM-02: every event that somebody is notified of by email. A feature adds its own events to this list. */
export const EMAIL_EVENTS = [
  ...ORDER_EVENTS,
  ...ACCOUNT_EVENTS,
  ...MONEY_EVENTS,
  ...CONSULTANT_EVENTS,
  ...LAB_EVENTS,
] as const satisfies readonly EmailEvent[];

export type EmailEventKey = (typeof EMAIL_EVENTS)[number]['key'];

const BY_KEY: ReadonlyMap<string, EmailEvent> = new Map(
  EMAIL_EVENTS.map((event) => [event.key, event]),
);

export const EMAIL_EVENT_KEYS = EMAIL_EVENTS.map(({ key }) => key) as readonly EmailEventKey[];

/** The groups that have events, in the order of the list. */
export const EMAIL_GROUPS_IN_USE: readonly EmailGroup[] = [
  ...new Set(EMAIL_EVENTS.map(({ group }) => group)),
];

/** Returns the events of a group. */
export function eventsOfGroup(group: EmailGroup): EmailEventKey[] {
  return EMAIL_EVENTS.filter((event) => event.group === group).map(({ key }) => key);
}

/** Returns the event. */
export function emailEvent(key: EmailEventKey): EmailEvent {
  const event = BY_KEY.get(key);
  if (!event) throw new Error(`There is no email event ${key}`);
  return event;
}

/** Returns all variables that the templates of an event can use. */
export function variablesOf(key: EmailEventKey): EmailVariables {
  return { ...COMMON_VARIABLES, ...emailEvent(key).variables };
}
