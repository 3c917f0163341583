import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LensDefinition, LensFamily } from '#domain/lens/model/lens.ts';
import { moment } from '../platform/database/columns.ts';

/** Every version of every lens; a saved version never changes. */
export const lenses = pgTable(
  'lenses',
  {
    id: text('id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    family: text('family').$type<LensFamily>().notNull(),
    offered: boolean('offered').notNull(),
    definition: jsonb('definition').$type<LensDefinition>().notNull(),
    author: text('author').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    // Also finds the latest version, by a backward scan.
    primaryKey({ columns: [t.id, t.version] }),
    index('lenses_name').on(t.name, t.id),
    index('lenses_family').on(t.family, t.name),
  ],
);
