import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/basics/locale.ts';
import { variablesOf } from '#domain/emails/events/email-events.ts';
import type { RenderedLetter } from '#domain/emails/letter.ts';
import type { Caller } from '../../access/caller/caller.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { Provider } from '../../platform/program/provider.ts';
import { queueEmails } from '../sending/queue-emails.ts';
import { exampleValues } from '../templates/check-rendering.ts';
import { renderEmail } from '../templates/render-email.ts';
import { findLetterRow, noSuchLetter, textsIn, type LetterRow } from './letter-rows.ts';
import { UNSUBSCRIBE_PAGE } from './letter-source.ts';

interface Rendering {
  id: string;
  language: Locale;
  provider: Provider;
  portalUrl: string | undefined;
}

/** Returns the letter as somebody gets it; the recipient is made up. @throws Problem 404 */
export async function renderLetter(
  db: Handle,
  { id, language, provider, portalUrl = provider.website }: Rendering,
): Promise<RenderedLetter> {
  const letter = await requireLetter(db, id);
  const { subject, body } = textsIn(letter, language);
  const rendered = await renderEmail(db, {
    event: 'letter',
    // Without Spanish, the whole email is in English.
    language: languageOf(letter, language),
    values: {
      ...exampleValues(variablesOf('letter')),
      letterSubject: subject,
      letter: body,
      providerName: provider.name,
      providerWebsite: provider.website,
      providerPhone: provider.phone,
      settingsLink: new URL('/settings', portalUrl).href,
      unsubscribeLink: new URL(UNSUBSCRIBE_PAGE, portalUrl).href,
    },
  });
  return { subject: rendered.subject, html: rendered.html, text: rendered.text };
}

/** Sends the letter to the caller. @throws Problem 404 */
export async function testLetter(
  tx: Handle,
  { id, language, caller, now }: { id: string; language: Locale; caller: Caller; now: Date },
): Promise<void> {
  const letter = await requireLetter(tx, id);
  const test = randomUUID();
  await queueEmails(
    tx,
    [
      {
        event: 'letter',
        uid: caller.uid,
        address: caller.email,
        accountNumber: null,
        language: languageOf(letter, language),
        ref: { campaignId: id, isTest: true },
        cause: { resource: 'campaigns', id },
        onceKey: `letter/${id}/test/${test}`,
        urgency: 'normal',
      },
    ],
    now,
  );
  await recordAudit(tx, {
    actor: caller,
    action: 'letters.test',
    resource: 'letters',
    resourceId: id,
    accountNumber: null,
    details: { language },
  });
}

/** @throws Problem 404 */
async function requireLetter(db: Handle, id: string): Promise<LetterRow> {
  const letter = await findLetterRow(db, id);
  if (!letter) throw noSuchLetter();
  return letter;
}

function languageOf({ subject }: LetterRow, language: Locale): Locale {
  return subject[language] ? language : 'en';
}
