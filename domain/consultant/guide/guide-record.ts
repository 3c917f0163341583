import { z } from 'zod';
import type { FieldLabels } from '../../basics/field-labels.ts';
import { recordFilterOf, recordOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';
import { lensFamilySchema } from '../../lens/model/lens.ts';
import {
  GUIDE_STANDINGS,
  GUIDE_TOPICS,
  guidePassageInputSchema,
  type GuidePassage,
  type GuidePassageInput,
} from './guide.ts';

const { topic, families, title, body, source, reviewedOn, isShown } = guidePassageInputSchema.shape;

/** Before the sources of the guide; the database has no year 0. */
const FIRST_DAY = '2000-01-01';

/** A passage as a record: each text is a field, so that it is entered, sorted and compared for itself. */
export const guideRecordInputSchema = z.strictObject({
  topic,
  families: families.max(lensFamilySchema.options.length),
  titleEn: title.shape.en,
  titleEs: title.shape.es,
  bodyEn: body.shape.en,
  bodyEs: body.shape.es,
  sourceTitle: source.shape.title,
  sourceVersion: source.shape.version,
  sourceAddress: source.shape.address,
  standing: source.shape.standing,
  reviewedOn: reviewedOn.refine((day) => day >= FIRST_DAY, 'Enter a day since 2000'),
  isShown,
});
export type GuideRecordInput = z.infer<typeof guideRecordInputSchema>;

const saved = {
  /** Nobody has edited it: the portal's newer text replaces it. */
  isDefault: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** Blank: the portal. */
  updatedBy: text(),
};

export const guideRecordSchema = recordOf(guideRecordInputSchema).extend(saved);
export type GuideRecord = z.infer<typeof guideRecordSchema>;

export const GUIDE_RECORD_SORTS = [
  'topic',
  'titleEn',
  'titleEs',
  'reviewedOn',
  'updatedAt',
] as const;

export const guideRecordFilterSchema = recordFilterOf({
  topic: z.enum(GUIDE_TOPICS),
  standing: z.enum(GUIDE_STANDINGS),
  /** A kind of lenses that it is about; what is about all of them is, too. */
  family: lensFamilySchema,
  isShown: z.boolean(),
  isDefault: z.boolean(),
});

/** A former or the present version of a passage. */
export const guideVersionSchema = guideRecordInputSchema
  .extend(saved)
  .extend({ version: z.number().int().positive() });
export type GuideVersion = z.infer<typeof guideVersionSchema>;

/** Returns what is entered of a passage as fields of the record. */
export function toGuideRecord(passage: GuidePassageInput): GuideRecordInput {
  return {
    topic: passage.topic,
    families: passage.families,
    titleEn: passage.title.en,
    titleEs: passage.title.es,
    bodyEn: passage.body.en,
    bodyEs: passage.body.es,
    sourceTitle: passage.source.title,
    sourceVersion: passage.source.version,
    sourceAddress: passage.source.address,
    standing: passage.source.standing,
    reviewedOn: passage.reviewedOn,
    isShown: passage.isShown,
  };
}

/** Returns the passage of a record. */
export function toPassage(
  record: GuideRecordInput & Pick<GuidePassage, 'id' | 'version' | 'updatedAt'>,
): GuidePassage {
  return {
    id: record.id,
    version: record.version,
    updatedAt: record.updatedAt,
    topic: record.topic,
    families: record.families,
    title: { en: record.titleEn, es: record.titleEs },
    body: { en: record.bodyEn, es: record.bodyEs },
    source: {
      title: record.sourceTitle,
      version: record.sourceVersion,
      address: record.sourceAddress,
      standing: record.standing,
    },
    reviewedOn: record.reviewedOn,
    isShown: record.isShown,
  };
}

/** The labels of the fields of a passage, on its pages and in tables. */
export const GUIDE_LABELS = {
  id: { en: 'Address', es: 'Dirección' },
  topic: { en: 'Topic', es: 'Tema' },
  families: { en: 'Kinds of lenses', es: 'Clases de lentes' },
  titleEn: { en: 'Title in English', es: 'Título en inglés' },
  titleEs: { en: 'Title in Spanish', es: 'Título en español' },
  bodyEn: { en: 'Text in English', es: 'Texto en inglés' },
  bodyEs: { en: 'Text in Spanish', es: 'Texto en español' },
  sourceTitle: { en: 'Source', es: 'Fuente' },
  sourceVersion: { en: 'Version or date of the source', es: 'Versión o fecha de la fuente' },
  sourceAddress: { en: 'Web address of the source', es: 'Dirección web de la fuente' },
  standing: { en: 'Standing', es: 'Validez' },
  reviewedOn: { en: 'Reviewed on', es: 'Revisado el' },
  isShown: { en: 'Shown', es: 'Visible' },
  isDefault: { en: 'As the portal brings it', es: 'Como lo trae el portal' },
  updatedAt: { en: 'Saved', es: 'Guardado' },
  updatedBy: { en: 'Saved by', es: 'Guardado por' },
} satisfies FieldLabels;
