import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { z } from 'zod';

// drizzle-kit adds an enumerable method to every array. Other files of the same worker would meet it, and pdf.js refuses.
Reflect.deleteProperty(Array.prototype, 'random');

const modules = import.meta.glob<Record<string, unknown>>('/server/**/table.ts', { eager: true });
const snapshots = import.meta.glob<unknown>(
  '/server/platform/database/migrations/meta/*_snapshot.json',
  {
    eager: true,
    import: 'default',
  },
);

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
  const [latest = ''] = Object.keys(snapshots).toSorted().toReversed();
  return snapshotSchema.parse(snapshots[latest]);
}

it('SE-09 the tables say what the latest migration left; otherwise run npm run db:generate', () => {
  const found = declared();
  expect(Object.keys(found.tables).length).toBeGreaterThan(15);
  expect(found).toEqual(migrated());
});
