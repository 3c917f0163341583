import type { Role } from '#domain/access/auth.ts';
import { mayDoIn, type PracticeRole } from '#domain/access/permissions.ts';
import type { EmailEvent } from '#domain/emails/events/email-event.ts';
import { EMAIL_EVENTS } from '#domain/emails/events/email-events.ts';

const EVENTS: readonly EmailEvent[] = EMAIL_EVENTS;

/** Who somebody is for the list of what they can be notified of. */
export interface Concerned {
  roles: readonly Role[];
  /** AD-08: their role in each of their accounts. */
  practiceRoles: readonly (PracticeRole | null)[];
}

/**
 * EM-04: returns what a person can be notified of. A member hears of their accounts what their roles allow; the lab's staff
 * have no account, and hear of their own sign-in and of what they ordered as a summary.
 */
export function concernedEvents({ roles, practiceRoles }: Concerned): EmailEvent[] {
  if (!roles.includes('CUSTOMER')) return EVENTS.filter(isForStaff);
  return EVENTS.filter(
    ({ permission }) =>
      permission === null || practiceRoles.some((role) => mayDoIn(['CUSTOMER'], role, permission)),
  );
}

function isForStaff({ group, key }: EmailEvent): boolean {
  return group === 'security' || key === 'digest';
}
