import { and, eq, sql } from 'drizzle-orm';
import type { PreferenceKey } from '#domain/access/preferences/preference.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { preferences } from './table.ts';

/** Returns the user's preference, or null before the first choice. */
export async function readPreference(
  db: Handle,
  uid: string,
  key: PreferenceKey,
): Promise<unknown> {
  const [row] = await db
    .select({ value: preferences.value })
    .from(preferences)
    .where(and(eq(preferences.uid, uid), eq(preferences.key, key)));
  return row?.value ?? null;
}

/** Returns the preference of each user who has one, in one query. */
export async function readPreferences(
  db: Handle,
  uids: readonly string[],
  key: PreferenceKey,
): Promise<Map<string, unknown>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .select({ uid: preferences.uid, value: preferences.value })
    .from(preferences)
    .where(
      and(
        sql`${preferences.uid} = ANY (${sql.param([...uids])}::text[])`,
        eq(preferences.key, key),
      ),
    );
  return new Map(rows.map(({ uid, value }) => [uid, value]));
}

/** EM-04: the language of somebody who has not chosen one: that of whoever brought them here. */
export async function startLanguage(
  tx: Handle,
  { uid, language, now }: { uid: string; language: Locale; now: Date },
): Promise<void> {
  await tx
    .insert(preferences)
    .values({ uid, key: 'language', value: language, updatedAt: now })
    .onConflictDoNothing();
}

/** Stores the preference and replaces the former one. */
export async function savePreference(
  tx: Handle,
  { actor, key, value, now }: { actor: Actor; key: PreferenceKey; value: unknown; now: Date },
): Promise<void> {
  await tx
    .insert(preferences)
    .values({ uid: actor.uid, key, value, updatedAt: now })
    .onConflictDoUpdate({
      target: [preferences.uid, preferences.key],
      set: { value, updatedAt: now },
    });
  await recordAudit(tx, {
    actor,
    action: 'preference.save',
    resource: 'preferences',
    resourceId: key,
    accountNumber: null,
  });
}
