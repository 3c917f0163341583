import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { knownMigrations } from './known-migrations.ts';

/** The folder of the project where a migrated, empty database is kept for the next one who needs it. */
export const DATABASE_TEMPLATES = 'dist/database';

/** Making a database takes some twelve seconds of CPU, ten of them PostgreSQL's initdb; copying one takes a half. */
export interface DatabaseTemplate {
  exists: boolean;
  /** Copies the template to this path. Returns false when there is none. */
  copyTo(path: string): Promise<boolean>;
  /** Keeps a copy of a closed, migrated database as the template. */
  keep(path: string): Promise<void>;
}

/** The migrated database in the folder `templates` that is of these migrations and this PGlite. A blank name keeps none. */
export async function databaseTemplate(templates: string): Promise<DatabaseTemplate> {
  if (templates === '') return { exists: false, copyTo: async () => false, keep: async () => {} };
  const template = join(templates, await templateKey());
  return {
    exists: existsSync(template),
    async copyTo(path) {
      try {
        await cp(template, path, { recursive: true });
        return true;
      } catch {
        // There is none, or somebody replaces it just now.
        await rm(path, { recursive: true, force: true });
        return false;
      }
    },
    async keep(path) {
      const unfinished = join(templates, `unfinished-${process.pid}`);
      await mkdir(templates, { recursive: true });
      await cp(path, unfinished, { recursive: true });
      for (const name of await readdir(templates)) {
        if (join(templates, name) === unfinished) continue;
        await rm(join(templates, name), { recursive: true, force: true });
      }
      await rename(unfinished, template);
    },
  };
}

async function templateKey(): Promise<string> {
  const hash = createHash('sha256').update(await pgliteVersion());
  for (const migration of knownMigrations()) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 16);
}

async function pgliteVersion(): Promise<string> {
  // Not import.meta.resolve, which the tests' loader of modules does not have.
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = join(dirname(entry), '../package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as {
    version: string;
  };
  return version;
}
