import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { EmailSource } from '../../platform/mail/email-event.ts';
import type { MailOptions } from '../../platform/mail/mail-options.ts';
import type { PortalFacts } from './markup/link-rules.ts';

/** What previews and tests use of the rest of the portal. */
export interface TemplateParts extends PortalFacts {
  /** Undefined without a mail server: then nothing can be tested by sending it. */
  mail: MailOptions | undefined;
  sources: readonly EmailSource[];
  /** Returns what an event's source needs to know to notify of this order; null when there is no such order. */
  findOrder: (
    db: Handle,
    event: EmailEventKey,
    orderNumber: string,
  ) => Promise<{ ref: unknown; accountNumber: string } | null>;
}
