import { describe, expect, it } from 'vitest';

const migrations = import.meta.glob<string>('/server/platform/database/migrations/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The last one that was written before decision 24: its tables were empty, or small. */
const LAST_OF_BEFORE = '0007';

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
  const later = Object.entries(migrations).filter(
    ([path]) => (path.split('/').at(-1) ?? '') > `${LAST_OF_BEFORE}_~`,
  );

  it.each(later)('SE-09 %s can be made while the portal is used', (_path, sql) => {
    expect(faultOf(sql)).toBe('');
  });

  it.each(later)('SE-09 %s builds indexes concurrently and nothing else, or none', (_path, sql) => {
    const statements = sql.split('--> statement-breakpoint');
    const concurrent = statements.filter((one) => one.includes('CONCURRENTLY'));
    expect([0, statements.length]).toContain(concurrent.length);
  });

  it('SE-09 are recognised when they cannot', () => {
    expect(later.length).toBeGreaterThan(1);
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
