import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GUIDE_STANDINGS, GuideTopic } from '#domain/consultant/guide/guide.ts';
import type { LensFamily } from '#domain/lens/model/lens.ts';
import { moment } from '../../platform/database/columns.ts';

/** What a passage and each of its versions have. */
const content = {
  topic: text('topic').$type<GuideTopic>().notNull(),
  families: text('families').array().$type<LensFamily[]>().notNull(),
  titleEn: text('title_en').notNull(),
  titleEs: text('title_es').notNull(),
  bodyEn: text('body_en').notNull(),
  bodyEs: text('body_es').notNull(),
  sourceTitle: text('source_title').notNull(),
  sourceVersion: text('source_version').notNull(),
  sourceAddress: text('source_address').notNull(),
  standing: text('standing').$type<(typeof GUIDE_STANDINGS)[number]>().notNull(),
  reviewedOn: date('reviewed_on', { mode: 'string' }).notNull(),
  isShown: boolean('is_shown').notNull(),
  /** Nobody has edited it: the portal's newer text replaces it. */
  isDefault: boolean('is_default').notNull(),
};

/** VC-01: the present version of each passage of the guide. Its id is the end of its address. */
export const guidePassages = pgTable(
  'guide_passages',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull().default(1),
    ...content,
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (t) => [
    index('guide_passages_topic').on(t.topic, t.id),
    index('guide_passages_updated_at').on(t.updatedAt, t.id),
  ],
);

/** Every version of each passage; none is changed. */
export const guidePassageVersions = pgTable(
  'guide_passage_versions',
  {
    passageId: text('passage_id')
      .notNull()
      .references(() => guidePassages.id),
    version: integer('version').notNull(),
    ...content,
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.passageId, t.version] })],
);
