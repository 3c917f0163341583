import { randomUUID } from 'node:crypto';
import type { TemplatePreview } from '#domain/emails/email-template.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { renderDraft } from './preview-template.ts';
import type { Viewing } from './preview-values.ts';
import type { TemplateParts } from './template-parts.ts';

/** In milliseconds: somebody waits for it. */
const PATIENCE = 20_000;

/** EM-02: sends a draft to whoever asks, and to nobody else. @throws Problem 422, 409, 503 */
export async function sendTest(
  db: Handle,
  draft: TemplatePreview,
  viewing: Viewing,
  parts: TemplateParts,
): Promise<{ to: string }> {
  const { email: to, emailVerified } = viewing.caller;
  if (to === '' || !emailVerified) throw new Problem('conflict', 'Verify your email address first');
  if (!parts.mail)
    throw new Problem('conflict', 'This portal has no mail server: SMTP_URL is not set');
  const rendered = await renderDraft(db, draft, viewing, parts);
  const messageId = `<test-${randomUUID()}@${new URL(parts.provider.website).hostname}>`;
  const email = { ...rendered, messageId, to: [to], language: draft.language };
  try {
    await parts.mail.mailer.send(email, AbortSignal.timeout(PATIENCE));
  } catch (error) {
    const message = 'The mail server did not take the email. Try again later';
    throw new Problem('unavailable', message, { cause: error });
  }
  return { to };
}
