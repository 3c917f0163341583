import type { Translated } from '#domain/emails/events/email-event.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishNotices } from './publish-notices.ts';
import { digestItems, notices } from './table.ts';

/** The notice of an event for one person. */
export interface NewItem {
  uid: string;
  event: EmailEventKey;
  /** One line in each language, without patient data. */
  texts: Translated;
  /** Names event and person: what is known already is not added again. */
  onceKey: string;
}

export interface NewNotice extends NewItem {
  /** Where the line leads, as a path of the portal. */
  path: string;
}

/** EM-04: shows each notice behind its person's bell, at once in every browser where they are signed in. */
export async function addNotices(tx: Handle, added: readonly NewNotice[]): Promise<void> {
  if (added.length === 0) return;
  const rows = await tx
    .insert(notices)
    .values(added.map((notice) => ({ ...notice, createdAt: new Date() })))
    .onConflictDoNothing({ target: notices.onceKey })
    .returning({ uid: notices.uid, id: notices.id });
  await publishNotices(tx, rows);
}

/** EM-04: keeps each item for its person's next daily summary. */
export async function addDigestItems(tx: Handle, added: readonly NewItem[]): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(digestItems)
    .values(added.map((item) => ({ ...item, createdAt: new Date() })))
    .onConflictDoNothing({ target: digestItems.onceKey });
}
