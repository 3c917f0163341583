import { z } from 'zod';
import {
  CONSULTANT_RATING_LABELS,
  CONSULTANT_RATING_SORTS,
  consultantRatingFilterSchema,
  consultantRatingSchema,
} from '#domain/consultant/requests/consultant-rating.ts';
import type { RecordDefinition, StoredRecord } from '../../access/records/record-definition.ts';
import { consultantRatings } from './table.ts';

/** VC-03: what visitors said of answers. It is only read. */
export const consultantRatingRecords: RecordDefinition = {
  name: 'consultant-ratings',
  label: 'rating',
  labels: CONSULTANT_RATING_LABELS,
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
  complete: async (_db, rows) => rows.map(asShown),
};

const LONGEST_TITLE = 70;

function asShown(row: StoredRecord): StoredRecord {
  const { createdAt, question } = row as StoredRecord & { createdAt: Date; question: string };
  return {
    ...row,
    title: titleOf(question),
    createdAt: createdAt.toISOString(),
  } as StoredRecord;
}

/** The beginning of a question, in one line, up to the last whole word. */
function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line;
  const cut = line.slice(0, LONGEST_TITLE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2)).trim()}…`;
}
