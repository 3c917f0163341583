import type { Handle } from '../database/database.ts';
import type { Handler, OutboxLane } from '../outbox/lane.ts';
import type { EmailOptions, EmailTemplate } from './email-template.ts';
import type { Provider } from '../program/provider.ts';

/**
 * EM-01: delivers the outbox's e-mails, one at a time, as there is one connection to send them over; those of the first
 * template first. They are written now, so that none waits with an old address.
 */
export function emailLane(
  db: Handle,
  options: EmailOptions,
  templates: readonly EmailTemplate[],
): OutboxLane {
  const kinds = templates.map((template) => {
    const { kind, expiresAfter } = template;
    return [kind, { deliver: handlerOf(template, db, options), expiresAfter }] as const;
  });
  return { slots: 1, kinds: Object.fromEntries(kinds) };
}

function handlerOf({ write }: EmailTemplate, db: Handle, options: EmailOptions): Handler {
  const { mailer, provider } = options;
  return async (payload, { id, signal }) => {
    const email = await write(db, payload, options);
    signal.throwIfAborted();
    if (email) await mailer.send({ ...email, messageId: messageIdOf(id, provider) }, signal);
  };
}

/** Stable, so that whoever gets the e-mail twice knows it for one. */
function messageIdOf(id: number, { website }: Provider): string {
  return `<outbox-${id}@${new URL(website).hostname}>`;
}
