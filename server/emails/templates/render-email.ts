import { eq } from 'drizzle-orm';
import { LiquidError } from 'liquidjs';
import type { Locale } from '#domain/basics/locale.ts';
import { variablesOf, type EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../../platform/database/database.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { checkedValues } from './checked-values.ts';
import {
  parseTemplate,
  renderSubjectOf,
  renderTemplate,
  type EmailValues,
  type ParsedTemplate,
  type RenderedEmail,
} from './render-template.ts';
import { emailTemplates } from './table.ts';
import { templateIdOf } from './template-id.ts';

/** What an email says: the values of the common variables and of the event's own. */
export interface EmailContent {
  event: EmailEventKey;
  language: Locale;
  values: EmailValues;
}

/** An email with the version of the template that it was rendered from. */
export interface TemplatedEmail extends RenderedEmail {
  templateId: string;
  templateVersion: number;
}

/** Enough for each template of the portal in its present version. */
const MAX_PARSED = 200;
const parsedTemplates = new Map<string, ParsedTemplate>();

/** EM-02: writes an email from its present template. @throws PermanentFailure when values are missing or not possible */
export async function renderEmail(db: Handle, content: EmailContent): Promise<TemplatedEmail> {
  const { id, version, parsed } = await findTemplate(db, content);
  const rendered = await orPermanently(() => renderTemplate(parsed, valuesOf(content)));
  return { ...rendered, templateId: id, templateVersion: version };
}

/** EM-04: writes the subject only, as it shows behind the bell. @throws PermanentFailure like `renderEmail` */
export async function renderSubject(db: Handle, content: EmailContent): Promise<string> {
  const { parsed } = await findTemplate(db, content);
  return orPermanently(() => renderSubjectOf(parsed, valuesOf(content)));
}

function valuesOf({ event, values }: EmailContent): EmailValues {
  return checkedValues(variablesOf(event), values);
}

async function findTemplate(
  db: Handle,
  { event, language }: EmailContent,
): Promise<{ id: string; version: number; parsed: ParsedTemplate }> {
  const id = templateIdOf(event, language);
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.id, id));
  if (!row) throw new PermanentFailure(`There is no template ${id}`);
  const { version } = row;
  const key = `${id}@${version}@${row.updatedAt.toISOString()}`;
  const parsed = parsedTemplates.get(key) ?? parseTemplate(row);
  if (parsedTemplates.size >= MAX_PARSED) parsedTemplates.clear();
  parsedTemplates.set(key, parsed);
  return { id, version, parsed };
}

/** A template that fails once fails always. Its message may quote the email, so it is not passed on. */
async function orPermanently<Result>(render: () => Promise<Result>): Promise<Result> {
  try {
    return await render();
  } catch (error) {
    if (!LiquidError.is(error)) throw error;
    const isSlow = error.message.includes('limit exceeded');
    if (isSlow) throw new Error('The template was not rendered in time', { cause: error });
    throw new PermanentFailure('The template cannot be rendered');
  }
}
