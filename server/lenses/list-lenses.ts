import { and, eq, ilike, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { lensFamilySchema, type LensDefinition } from '#domain/lens/model/lens.ts';
import type { Handle } from '../platform/database/database.ts';
import { inOrder } from '../platform/database/in-order.ts';
import { containing } from '../platform/database/search-text.ts';
import type { Page } from '../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../platform/http/list-query.ts';
import { isLatest, readDefinition } from './find-lens.ts';
import { lenses } from './table.ts';

const filterSchema = z
  .object({
    id: z.array(z.string()),
    family: z.union([lensFamilySchema, z.array(lensFamilySchema)]),
    offered: z.boolean(),
    /** Part of the name or the id. */
    q: z.string().trim().max(100),
  })
  .partial()
  .strict();

const columns = { name: lenses.name, family: lenses.family, id: lenses.id };
type LensSort = keyof typeof columns;
export type LensFilter = z.infer<typeof filterSchema>;

export const lensList: ListRules<LensSort, LensFilter> = {
  sorts: ['name', 'family', 'id'],
  defaultSort: ['name', 'ASC'],
  filter: filterSchema,
};

/** Returns one page of the newest versions. */
export async function listLenses(
  db: Handle,
  query: ListQuery<LensSort, LensFilter>,
  { offeredOnly }: { offeredOnly: boolean },
): Promise<Page<LensDefinition>> {
  const where = and(
    isLatest,
    offeredOnly ? eq(lenses.offered, true) : undefined,
    matches(query.filter),
  );
  const rows = await db
    .select({ definition: lenses.definition })
    .from(lenses)
    .where(where)
    .orderBy(...inOrder(query.order, columns[query.sort], lenses.id))
    .limit(query.limit)
    .offset(query.offset);
  return {
    rows: rows.map(({ definition }) => readDefinition(definition)),
    offset: query.offset,
    total: await db.$count(lenses, where),
  };
}

function matches({ id, family, offered, q }: LensFilter) {
  return and(
    id && inArray(lenses.id, id),
    family && inArray(lenses.family, [family].flat()),
    offered === undefined ? undefined : eq(lenses.offered, offered),
    q ? or(ilike(lenses.name, containing(q)), ilike(lenses.id, containing(q))) : undefined,
  );
}
