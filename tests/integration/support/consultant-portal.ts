import { consultantRatings } from '#server/consultant/ratings/table.ts';
import { consultantRequests } from '#server/consultant/requests/table.ts';
import { visitorTries } from '#server/consultant/visitors/table.ts';
import { emailSettings } from '#server/emails/settings/table.ts';
import type { MailOptions } from '#server/platform/mail/mail-options.ts';
import { passOf } from './consultant.ts';
import { startPortal, type TestPortal } from './portal.ts';

/** The address that the lab gave for emails of customers. */
export const LAB = 'orders@lab.test';

/** A portal with a clock that can be moved. */
export interface ConsultantPortal {
  portal: TestPortal;
  now: () => Date;
  /** Lets milliseconds pass. */
  pass: (milliseconds: number) => void;
  /** A pass that was given long enough ago. */
  goodPass: () => Promise<string>;
  /** Forgets what was sent, and goes back to the present time. */
  empty: () => Promise<void>;
}

export async function startConsultantPortal(mail: MailOptions): Promise<ConsultantPortal> {
  let later = 0;
  const now = () => new Date(Date.now() + later);
  const portal = await startPortal({ clock: now, mail });
  const { db } = portal.database;
  await db.insert(emailSettings).values({
    id: 'emails',
    patientNames: 'initials',
    linkHosts: [],
    labAddresses: [LAB],
    textDays: 90,
    recordDays: 400,
    updatedAt: new Date(),
    updatedBy: 'u-super',
  });
  const pass = (milliseconds: number) => {
    later += milliseconds;
  };
  return {
    portal,
    now,
    pass,
    goodPass: async () => {
      const made = await passOf(portal);
      pass(10_000);
      return made;
    },
    empty: async () => {
      later = 0;
      await db.delete(consultantRequests);
      await db.delete(consultantRatings);
      await db.delete(visitorTries);
    },
  };
}
