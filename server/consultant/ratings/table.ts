import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/basics/locale.ts';
import { RATED_KINDS, RATING_REASONS } from '#domain/consultant/requests/limits.ts';
import { moment } from '../../platform/database/columns.ts';

export const ratedKind = pgEnum('consultant_rated_kind', RATED_KINDS);
export const ratingReason = pgEnum('consultant_rating_reason', RATING_REASONS);

/** VC-03: what visitors said of answers of the consultant. Says nothing of who they are; deleted after half a year. */
export const consultantRatings = pgTable(
  'consultant_ratings',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    helpful: boolean('helpful').notNull(),
    reason: ratingReason('reason'),
    /** This and the question: without what may say who a patient is. */
    comment: text('comment').notNull(),
    question: text('question').notNull(),
    kind: ratedKind('kind').notNull(),
    intent: text('intent').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** Whether it came on a day on which more came than usual. */
    held: boolean('held').notNull().default(false),
    citations: jsonb('citations').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('consultant_ratings_created').on(t.createdAt, t.id),
    index('consultant_ratings_helpful').on(t.helpful, t.createdAt, t.id),
  ],
);
