import { languageSchema } from '#domain/access/preferences/preference.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { readPreferences } from '../../accounts/preferences/preferences.ts';
import type { Handle } from '../../platform/database/database.ts';

/** Returns the language of each user, in one query: the one that they chose, else English. */
export async function findLanguages(
  db: Handle,
  uids: readonly string[],
): Promise<Map<string, Locale>> {
  const stored = await readPreferences(db, uids, 'language');
  return new Map(
    uids.map((uid) => {
      const language = languageSchema.safeParse(stored.get(uid));
      return [uid, language.data ?? 'en'];
    }),
  );
}
