import { is } from 'drizzle-orm';
import { getTableConfig, IndexedColumn, PgTable, PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('/server/**/table.ts', { eager: true });
const migrations = import.meta.glob<string>('/server/platform/database/migrations/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Name, table and columns, such as `orders_root: orders (root_order_id)`; `unique` before those that are. */
type Index = string;

/** What the migrations leave behind, one after the other. */
function migratedIndexes(): Index[] {
  const indexes = new Map<string, Index>();
  const sql = Object.keys(migrations)
    .toSorted()
    .map((path) => migrations[path])
    .join('\n');
  const statement =
    /DROP INDEX (?:CONCURRENTLY )?"(\w+)"|CREATE (UNIQUE )?INDEX (?:CONCURRENTLY )?"(\w+)" ON "(\w+)" USING (\w+) \((.*?)\)(?: WHERE (.*?))?;/g;
  for (const [, dropped, unique, name = '', table, method, columns = '', where] of sql.matchAll(
    statement,
  )) {
    if (dropped) indexes.delete(dropped);
    else indexes.set(name, told({ name, table, method, unique: Boolean(unique), columns, where }));
  }
  return [...indexes.values()].toSorted();
}

function declaredIndexes(): Index[] {
  const tables = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable));
  return tables.flatMap(indexesOf).toSorted();
}

function indexesOf(table: PgTable): Index[] {
  const { name: tableName, indexes } = getTableConfig(table);
  return indexes.map(({ config }) =>
    told({
      name: config.name ?? '',
      table: tableName,
      method: config.method ?? 'btree',
      unique: config.unique,
      columns: config.columns.map(columnText).join(','),
      where: config.where && new PgDialect().sqlToQuery(config.where).sql,
    }),
  );
}

function columnText(column: unknown): string {
  if (!is(column, IndexedColumn)) throw new Error('An index on an expression');
  const { opClass, nulls = 'last' } = column.indexConfig;
  const order = nulls === 'first' ? ' NULLS FIRST' : '';
  return `"${column.name}"${opClass ? ` ${opClass}` : ''}${order}`;
}

function told(index: object): Index {
  return JSON.stringify(index);
}

it('the migrations make exactly the indexes that the tables declare', () => {
  const declared = declaredIndexes();
  expect(declared.length).toBeGreaterThan(40);
  expect(declared).toEqual(migratedIndexes());
});
