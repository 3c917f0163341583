import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { getTableConfig, IndexedColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { knownMigrations } from '#server/platform/database/known-migrations.ts';

it('knownMigrations: reads every migration with its statements, oldest first, and none of them empty', () => {
  const migrations = knownMigrations();
  expect(migrations.length).toBeGreaterThan(0);
  for (const { statements } of migrations) {
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(statement).toMatch(/^\S[\s\S]*\S$/);
  }
  const times = migrations.map(({ writtenAt }) => writtenAt);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

const FOLDER = join(import.meta.dirname, '../../../server/platform/database/migrations');

/** The files of a folder below it that end so, with their contents, oldest first. */
function filesWith(end: string, folder = ''): [string, string][] {
  const names = readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith(end));
  return names.toSorted().map((name) => [name, readFileSync(join(FOLDER, folder, name), 'utf8')]);
}

const migrations = filesWith('.sql');

/** Its tables are empty. */
const BASELINE = '0000';

/** Tables that grow with every order: nothing may rewrite them, or keep others from them, in one go. */
const GROWING = 'orders|order_lenses|order_events|order_messages|audit_trail';

/** What takes as long as the table is large, with why. */
const FORBIDDEN: [RegExp, string][] = [
  [new RegExp(`\\bUPDATE "(${GROWING})"`, 'i'), 'rewrites every row in one transaction'],
  [new RegExp(`\\bDELETE FROM "(${GROWING})"`, 'i'), 'deletes in one transaction'],
  [new RegExp(`ALTER TABLE "(${GROWING})"[^;]*SET DATA TYPE`, 'i'), 'rewrites the table'],
  [new RegExp(`ALTER TABLE "(${GROWING})"[^;]*SET NOT NULL`, 'i'), 'reads all, locked'],
  [
    new RegExp(`ALTER TABLE "(${GROWING})"[^;]*ADD CONSTRAINT(?![^;]*NOT VALID)`, 'i'),
    'checks every row, locked',
  ],
  [
    new RegExp(`CREATE (UNIQUE )?INDEX "\\w+" ON "(${GROWING})"`, 'i'),
    'keeps writers out while it is built',
  ],
  [/DROP INDEX (?!CONCURRENTLY)/i, 'waits for everybody with everybody behind it'],
];

/** Why a migration may not be: blank for one that may. */
function faultOf(sql: string): string {
  const text = sql.replaceAll(/^--.*$/gm, '');
  return FORBIDDEN.find(([pattern]) => pattern.test(text))?.[1] ?? '';
}

describe('migrations', () => {
  const later = migrations.filter(([name]) => name > `${BASELINE}_~`);

  it.each(later)('SE-09 %s can be made while the portal is used', (_path, sql) =>
    expect(faultOf(sql)).toBe(''),
  );

  it.each(later)('SE-09 %s builds indexes concurrently and nothing else, or none', (_path, sql) => {
    const statements = sql.split('--> statement-breakpoint');
    const concurrent = statements.filter((one) => one.includes('CONCURRENTLY'));
    expect([0, statements.length]).toContain(concurrent.length);
  });

  it('SE-09 are recognised when they cannot', () => {
    for (const sql of [
      'UPDATE "orders" SET "root_order_id" = "id";',
      'ALTER TABLE "orders" ALTER COLUMN "root_order_id" SET NOT NULL;',
      'ALTER TABLE "order_lenses" ALTER COLUMN "quantity" SET DATA TYPE bigint;',
      'ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "c"("d");',
      'CREATE INDEX "orders_root" ON "orders" USING btree ("root_order_id");',
      'DROP INDEX "orders_search";',
    ]) {
      expect([sql, faultOf(sql)]).toEqual([sql, expect.stringMatching(/\w/)]);
    }
    expect(faultOf('ALTER TABLE "orders" ADD COLUMN "a" text DEFAULT \'\' NOT NULL;')).toBe('');
  });
});

const modules = import.meta.glob<Record<string, unknown>>('/server/**/table.ts', { eager: true });

/** Name, table and columns, such as `orders_root: orders (root_order_id)`; `unique` before those that are. */
type Index = string;

/** What the migrations leave behind, one after the other. */
function migratedIndexes(): Index[] {
  const indexes = new Map<string, Index>();
  const sql = migrations.map(([, text]) => text).join('\n');
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

// drizzle-kit adds an enumerable method to every array. Other files of the same worker would meet it, and pdf.js refuses.
Reflect.deleteProperty(Array.prototype, 'random');

const snapshotSchema = z.object({
  tables: z.record(z.string(), z.unknown()),
  enums: z.unknown(),
  sequences: z.unknown(),
  schemas: z.unknown(),
  views: z.unknown(),
  policies: z.unknown(),
  roles: z.unknown(),
});

type Snapshot = z.infer<typeof snapshotSchema>;

/** What drizzle-kit finds in the tables, as `npm run db:generate` would write it down. */
function declared(): Snapshot {
  const exported = Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module).map(([name, value]) => [`${path} ${name}`, value] as const),
  );
  // Through JSON, as the file went: what is undefined is not told as a difference.
  const json = JSON.stringify(generateDrizzleJson(Object.fromEntries(exported)));
  return snapshotSchema.parse(JSON.parse(json));
}

/** What it wrote down with the latest migration. */
function migrated(): Snapshot {
  const [, latest = ''] = filesWith('_snapshot.json', 'meta').at(-1) ?? [];
  return snapshotSchema.parse(JSON.parse(latest));
}

it('SE-09 the tables say what the latest migration left; otherwise run npm run db:generate', () => {
  const found = declared();
  expect(Object.keys(found.tables).length).toBeGreaterThan(15);
  expect(found).toEqual(migrated());
});
