import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { useDatabase } from './support/use.ts';

const modules = import.meta.glob<Record<string, unknown>>('/server/**/table.ts', { eager: true });

const database = useDatabase();

/** One line for each column, such as `orders.id: uuid not null`. */
function declaredColumns(): string[] {
  const exported = Object.values(modules).flatMap((module) => Object.values(module));
  const tables = exported.filter((value) => is(value, PgTable)).map(getTableConfig);
  return tables.flatMap(({ name, columns }) =>
    columns.map((column) =>
      told({ name: `${name}.${column.name}`, type: column.getSQLType(), notNull: column.notNull }),
    ),
  );
}

async function migratedColumns(): Promise<string[]> {
  const { rows } = await database.pool.query<Column>(
    `SELECT c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
       a.attnotnull AS "notNull"
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
       AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  return rows.map(told);
}

interface Column {
  name: string;
  type: string;
  notNull: boolean;
}

/** Drizzle writes `timestamp (3)`, PostgreSQL `timestamp(3)`. */
function told({ name, type, notNull }: Column): string {
  return `${name}: ${type.replace(' (', '(')}${notNull ? ' not null' : ''}`;
}

it('SE-09 the migrations make exactly the columns that the tables declare', async () => {
  expect((await migratedColumns()).toSorted()).toEqual(declaredColumns().toSorted());
});
