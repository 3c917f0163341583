import {
  CONSULTANT_RATING_SORTS,
  consultantRatingFilterSchema,
  consultantRatingSchema,
} from '#domain/schemas/consultant-rating.ts';
import { z } from 'zod';
import type { RecordDefinition, StoredRecord } from '#server/access/records/record-definition.ts';
import { consultantRatings } from './table.ts';

/** VC-03: what visitors said of answers. It is only read. */
export const consultantRatingRecords: RecordDefinition = {
  name: 'consultant-ratings',
  label: 'rating',
  table: consultantRatings,
  permissions: { list: 'consultantRatings:list', show: 'consultantRatings:show' },
  schema: consultantRatingSchema,
  input: z.object({}),
  list: {
    sorts: CONSULTANT_RATING_SORTS,
    defaultSort: ['createdAt', 'DESC'],
    filter: consultantRatingFilterSchema,
  },
  search: [consultantRatings.question, consultantRatings.comment],
  unique: {},
  references: {},
  complete: async (_db, rows) => rows.map(withMoment),
};

function withMoment(row: StoredRecord): StoredRecord {
  const { createdAt } = row as StoredRecord & { createdAt: Date };
  return { ...row, createdAt: createdAt.toISOString() } as StoredRecord;
}
