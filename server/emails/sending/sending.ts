import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { EmailSource, EmailSurroundings } from '../../platform/mail/email-event.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Provider } from '../../platform/program/provider.ts';
import type { SendingParts } from './sending-parts.ts';

/** Who sends, and how. Without a mailer emails are queued and wait. */
export interface SendingMail {
  mailer?: Mailer | undefined;
  provider: Provider;
  portalUrl?: string | undefined;
}

export interface SendingOptions {
  mail: SendingMail;
  sources: readonly EmailSource[];
  parts: SendingParts;
  clock?: (() => Date) | undefined;
}

/** What the handlers of events and emails work with. */
export interface Sending {
  mail: SendingMail;
  sources: ReadonlyMap<EmailEventKey, EmailSource>;
  parts: SendingParts;
  clock: () => Date;
  /** What sources know of the portal, with the lab's present settings. */
  surroundings: (db: Handle) => Promise<EmailSurroundings>;
}

export function createSending(options: SendingOptions): Sending {
  const { mail, sources, parts, clock = () => new Date() } = options;
  const { provider, portalUrl } = mail;
  return {
    mail,
    parts,
    clock,
    sources: new Map(sources.map((source) => [source.event, source])),
    surroundings: async (db) => {
      const { patientNames } = await parts.readSettings(db);
      return { provider, portalUrl, patientNames, clock };
    },
  };
}
