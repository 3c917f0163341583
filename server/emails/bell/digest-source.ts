import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { emailSource } from '../../platform/mail/email-event.ts';
import { digestItems } from './table.ts';

/** Milliseconds after which a summary is no longer sent: the next ones have come by then. */
const EXPIRES_AFTER = 3 * 24 * 60 * 60 * 1000;
/** The most lines of one summary; what is more says the last one. */
export const MOST_LINES = 100;

/** Whose summary, and of which items: the first ones by id, and how many more there are. */
export const digestRefSchema = z.strictObject({
  uid: z.string(),
  items: z.array(z.number().int()).max(MOST_LINES),
  more: z.number().int(),
});
export type DigestRef = z.infer<typeof digestRefSchema>;

const MORE = {
  en: (count: number) => `More: ${count}`,
  es: (count: number) => `Más: ${count}`,
};

/** EM-04: the daily summary: a line for each thing that waited for it. */
export const digestSource = emailSource({
  event: 'digest',
  expiresAfter: EXPIRES_AFTER,
  schema: digestRefSchema,
  findRecipients: (_db, { uid }) =>
    Promise.resolve([
      { uid, address: null, accountNumber: null, practiceRole: null, language: null },
    ]),
  causeOf: () => ({ resource: '', id: '' }),
  findValues: async (db, { uid, items, more }, { reader, surroundings: { portalUrl } }) => {
    if (reader.uid !== uid || items.length === 0) return null;
    const rows = await db
      .select({ texts: digestItems.texts })
      .from(digestItems)
      .where(and(inArray(digestItems.id, items), eq(digestItems.uid, uid)))
      .orderBy(asc(digestItems.id));
    if (rows.length === 0) return null;
    const { language } = reader;
    const lines = rows.map(({ texts }) => texts[language]);
    return {
      items: more > 0 ? [...lines, MORE[language](more)] : lines,
      portalLink: portalUrl ? new URL('/', portalUrl).href : '',
    };
  },
});
