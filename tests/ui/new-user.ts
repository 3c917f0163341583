import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';

/**
 * A user at keyboard and mouse. Whether CSS lets the mouse reach an element is not asked: no stylesheet is read here
 * (`setup.ts`), and to ask every element around it takes a third of the time of a click.
 */
export function newUser(): UserEvent {
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}
