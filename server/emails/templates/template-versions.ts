import { and, desc, eq } from 'drizzle-orm';
import type { TemplateVersion } from '#domain/emails/email-template.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { emailTemplateVersions } from './table.ts';

/** The newest ones; an older one is found by its number. */
const MOST_LISTED = 50;

type VersionRow = typeof emailTemplateVersions.$inferSelect;

/** Returns the versions of a template, newest first. @throws Problem 404 */
export async function listTemplateVersions(db: Handle, id: string): Promise<TemplateVersion[]> {
  const rows = await db
    .select()
    .from(emailTemplateVersions)
    .where(eq(emailTemplateVersions.templateId, id))
    .orderBy(desc(emailTemplateVersions.version))
    .limit(MOST_LISTED);
  if (rows.length === 0) throw new Problem('not-found', 'There is no such template');
  return rows.map(toVersion);
}

/** Returns one version of a template. @throws Problem 404 */
export async function findTemplateVersion(
  db: Handle,
  { id, version }: { id: string; version: number },
): Promise<TemplateVersion> {
  const [row] = await db
    .select()
    .from(emailTemplateVersions)
    .where(
      and(eq(emailTemplateVersions.templateId, id), eq(emailTemplateVersions.version, version)),
    );
  if (!row) throw new Problem('not-found', 'There is no such version of the template');
  return toVersion(row);
}

function toVersion({ version, subject, mjml, text, isDefault, savedAt, savedBy }: VersionRow) {
  return { version, subject, mjml, text, isDefault, savedAt: savedAt.toISOString(), savedBy };
}
