import type { EventChoices } from '#domain/emails/event-choice.ts';
import type { EventChoice } from '#domain/emails/events/email-event.ts';

/** Returns the choices with that of one event changed; undefined takes it away. */
export function withChoice(
  choices: EventChoices,
  key: string,
  choice: EventChoice | undefined,
): EventChoices {
  const others = Object.entries(choices).filter(([name]) => name !== key);
  return Object.fromEntries(choice ? [...others, [key, choice]] : others);
}
