import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectFile } from 'embedded-firebase';

/** The portal's own `firestore.indexes.json`, for suites that test its queries. */
export async function projectIndexes(): Promise<ProjectFile> {
  const file = 'firestore.indexes.json';
  return { file, source: await readFile(join(import.meta.dirname, '../../..', file), 'utf8') };
}
