import { EMAIL_TEMPLATES } from '#server/app/outbox-lanes.ts';
import { emailLane } from '#server/platform/mail/email-lane.ts';
import type { EmailOptions } from '#server/platform/mail/email-template.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import type { TestClock } from './outbox.ts';
import type { TestPortal } from './portal.ts';

export const PROVIDER = {
  name: 'Clear Labs',
  website: 'https://clear.test',
  phone: '+1 555 0177',
};

export interface EmailWorker {
  /** Delivers every e-mail that is due. */
  deliverDue: () => Promise<void>;
  logged: unknown[];
}

/** Returns a worker for the e-mails that does nothing until it is told to, with what it logged. */
export function emailWorker(
  { database: { db } }: TestPortal,
  clock: TestClock,
  options: Pick<EmailOptions, 'mailer'> & Partial<EmailOptions>,
): EmailWorker {
  const logged: unknown[] = [];
  const log = (facts: unknown) => void logged.push(facts);
  const all = { provider: PROVIDER, patientNames: 'portal', ...options } as const;
  const worker = new OutboxWorker({
    db,
    clock: clock.read,
    lanes: [emailLane(db, all, EMAIL_TEMPLATES)],
    log: { warn: log, error: log },
  });
  const deliverDue = async () => {
    worker.wake();
    await worker.idle();
  };
  return { deliverDue, logged };
}
