import type { Handle } from '../database/database.ts';
import type { Handler, OutboxLane } from '../outbox/lane.ts';
import type { EmailOptions, EmailTemplate } from './email-template.ts';
import type { Provider } from '../program/provider.ts';

/**
 * EM-01: delivers the outbox's emails one at a time, because there is one connection; those of the first template come
 * first. Emails are written at delivery, so that none has an outdated address.
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

/** Returns the same id for each delivery, so that a mail program recognizes an email that arrives twice. */
function messageIdOf(id: number, { website }: Provider): string {
  return `<outbox-${id}@${new URL(website).hostname}>`;
}
