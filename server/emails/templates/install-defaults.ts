import { and, eq } from 'drizzle-orm';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { EMAIL_EVENT_KEYS } from '#domain/emails/events/email-events.ts';
import { keepVersions } from '../../access/records/record-versions.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { DefaultTemplate } from '../../platform/mail/default-template.ts';
import { StartError } from '../../platform/program/start-error.ts';
import { readEmailSettings } from '../settings/email-settings.ts';
import { compileDefaults } from './compile-defaults.ts';
import { compiledKey, readCompiledDefaults } from './compiled-defaults.ts';
import { emailTemplates } from './table.ts';
import { templateIdOf } from './template-id.ts';
import { templateVersions } from './template-records.ts';

/** Who saved a default, in the versions of a template. */
export const DEFAULT_AUTHOR = '';

type StoredTemplate = typeof emailTemplates.$inferSelect;

/**
 * EM-02: stores the default templates at the start of the server: missing ones, and newer ones where nobody has edited
 * the former. Their HTML was compiled beforehand (decision 57). Several instances may do so at once.
 *
 * @throws StartError with everything that is wrong with the defaults
 */
export async function installDefaultTemplates(
  db: Handle,
  defaults: readonly DefaultTemplate[],
  clock: () => Date,
): Promise<void> {
  const missing = missingDefaults(defaults);
  if (missing.length > 0)
    throw new StartError(`Default templates are missing: ${missing.join(', ')}`);
  const rows = await db.select().from(emailTemplates);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const { linkHosts, labAddresses } = await readEmailSettings(db);
  const links = { portalUrl: undefined, linkHosts, labAddresses, labPhone: '' };
  const changed = defaults.filter((template) => isNewer(template, storedOf(stored, template)));
  if (changed.length === 0) return;
  const compiled = await compileDefaults(changed, { links, known: await readCompiledDefaults() });
  for (const template of changed) {
    const html = compiled.get(compiledKey(template)) ?? '';
    await install(db, { template, html, former: storedOf(stored, template), at: clock() });
  }
}

function storedOf(
  stored: ReadonlyMap<string, StoredTemplate>,
  { event, language }: DefaultTemplate,
): StoredTemplate | undefined {
  return stored.get(templateIdOf(event, language));
}

function missingDefaults(defaults: readonly DefaultTemplate[]): string[] {
  const known = new Set(defaults.map(({ event, language }) => templateIdOf(event, language)));
  return EMAIL_EVENT_KEYS.flatMap((event) =>
    localeSchema.options.map((language) => templateIdOf(event, language)),
  ).filter((id) => !known.has(id));
}

/** What is stored already was checked when it was stored. Nothing replaces what somebody has edited. */
function isNewer(template: DefaultTemplate, former: StoredTemplate | undefined): boolean {
  if (!former) return true;
  const { isDefault, subject, mjml, text } = former;
  if (!isDefault) return false;
  return subject !== template.subject || mjml !== template.mjml || text !== template.text;
}

interface CompiledDefault {
  template: DefaultTemplate;
  html: string;
}

async function install(
  db: Handle,
  {
    template: { event, language, subject, mjml, text },
    html,
    former,
    at,
  }: CompiledDefault & { former: StoredTemplate | undefined; at: Date },
): Promise<void> {
  const id = templateIdOf(event, language);
  const content = { subject, mjml, text, html, isDefault: true };
  const version = (former?.version ?? 0) + 1;
  const saved = { updatedAt: at, updatedBy: DEFAULT_AUTHOR };
  await db.transaction(async (tx) => {
    const written = former
      ? await tx
          .update(emailTemplates)
          .set({ ...content, ...saved, version })
          .where(
            and(
              eq(emailTemplates.id, id),
              eq(emailTemplates.version, former.version),
              eq(emailTemplates.isDefault, true),
            ),
          )
          .returning()
      : await tx
          .insert(emailTemplates)
          .values({ id, event, language, version, ...content, ...saved })
          .onConflictDoNothing()
          .returning();
    // Nothing is written when another instance was first, or somebody has edited it meanwhile.
    await keepVersions(tx, templateVersions, written);
  });
}
