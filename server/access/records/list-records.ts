import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing, searchWords } from '../../platform/database/search-text.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery } from '../../platform/http/list-query.ts';
import { canBeKey, columnOf, keyFieldOf, keyOf, recordsOf } from './record-definition.ts';
import type { RecordDefinition, RecordFilter, StoredRecord } from './record-definition.ts';

export type RecordQuery = ListQuery<string, RecordFilter>;

/** Returns one page of the records that match. */
export async function listRecords(
  db: Handle,
  definition: RecordDefinition,
  query: RecordQuery,
): Promise<Page<StoredRecord>> {
  const { table, complete } = definition;
  const where = await matchingRecords(db, definition, query.filter);
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...sorting(definition, query))
    .limit(query.limit)
    .offset(query.offset);
  return {
    rows: await complete(db, recordsOf(definition, rows)),
    offset: query.offset,
    total: await countUpTo(db, table, where),
  };
}

/** Yields all records of a list, page by page. No transaction stays open between two pages. */
export async function* recordPages(
  db: Handle,
  definition: RecordDefinition,
  query: Pick<RecordQuery, 'sort' | 'order' | 'filter'>,
  pageSize: number,
): AsyncGenerator<StoredRecord[]> {
  const { table, complete } = definition;
  const where = await matchingRecords(db, definition, query.filter);
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(and(where, last && afterRecord(definition, query, last)))
      .orderBy(...sorting(definition, query))
      .limit(pageSize);
    yield await complete(db, recordsOf(definition, rows));
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

/** Returns the condition for records after this one in the order of `sorting`. */
function afterRecord(
  definition: RecordDefinition,
  { sort, order }: Pick<RecordQuery, 'sort' | 'order'>,
  last: Record<string, unknown>,
): SQL {
  const column = columnOf(definition, sort);
  const id = keyOf(definition);
  const beyond = order === 'ASC' ? sql`>` : sql`<`;
  const lastId = sql.param(last[keyFieldOf(definition)], id);
  if (last[sort] === null) return sql`${column} IS NULL AND ${id} ${beyond} ${lastId}`;
  const after = sql`(${column}, ${id}) ${beyond} (${sql.param(last[sort], column)}, ${lastId})`;
  return column.notNull ? after : sql`(${after} OR ${column} IS NULL)`;
}

/**
 * Returns the condition of a filter: the id is one of the ids, each word of the search finds the record, and every other
 * field has the value, or meets its condition.
 */
export async function matchingRecords(
  db: Handle,
  definition: RecordDefinition,
  filter: RecordFilter,
): Promise<SQL | undefined> {
  const { id, q, ...fields } = filter;
  const words: (SQL | undefined)[] = [];
  for (const word of searchWords(q ?? '')) words.push(await finding(db, definition, word));
  return and(
    definition.standing?.(filter),
    id &&
      inArray(
        keyOf(definition),
        id.filter((one) => canBeKey(definition, one)),
      ),
    ...words,
    ...Object.entries(fields).map(
      ([field, value]) =>
        definition.conditions?.[field]?.(value) ?? eq(columnOf(definition, field), value),
    ),
  );
}

/** Returns the condition for records with the word in a column, and those that other tables find by it. */
async function finding(
  db: Handle,
  definition: RecordDefinition,
  word: string,
): Promise<SQL | undefined> {
  const { search, searchElsewhere } = definition;
  const elsewhere = (await searchElsewhere?.(db, word)) ?? [];
  return or(
    ...search.map((column) => ilike(column, containing(word))),
    inArray(keyOf(definition), elsewhere),
  );
}

/** Sorts by the id last, so that no record is on two pages. Records without a value come last in both directions. */
function sorting(
  definition: RecordDefinition,
  { sort, order }: Pick<RecordQuery, 'sort' | 'order'>,
): SQL[] {
  const column = columnOf(definition, sort);
  const [first, ...others] = inOrder(order, column, keyOf(definition));
  return first && !column.notNull
    ? [sql`${first} NULLS LAST`, ...others]
    : inOrder(order, column, keyOf(definition));
}
