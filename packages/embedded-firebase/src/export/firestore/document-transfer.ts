import { join } from 'node:path';
import type { Caller } from '../../base/caller.ts';
import type { FirestoreEngine } from '../../firestore/engine-contract.ts';
import type { Write } from '../../firestore/values/types.ts';
import { ExportError } from './export-error.ts';
import { readDocuments, writeDocuments } from './firestore-files.ts';
import { nameOfParts, partsOfName } from './keys.ts';

const ADMIN: Caller = { admin: true, auth: null };

/** What emulators export, and what is imported: this database and no other. */
const DATABASE = '(default)';

/** A commit may have ten MiB. */
const COMMIT_MAX_CHARACTERS = 4 * 1024 * 1024;

/** Writes all documents of the project's database. @param time in ms */
export async function exportDocuments(
  engine: FirestoreEngine,
  projectId: string,
  { folder, time }: { folder: string; time: number },
): Promise<void> {
  const parent = `projects/${projectId}/databases/${DATABASE}/documents`;
  const query = { parent, structuredQuery: { from: [{ allDescendants: true }] } };
  await writeDocuments(folder, engine.runQuery(ADMIN, query), time);
}

/**
 * Reads an export whole; the documents go into this project, whichever they come from.
 * @returns what writes them over those that are there
 * @throws ExportError
 */
export async function prepareDocuments(
  engine: FirestoreEngine,
  projectId: string,
  { folder, file }: { folder: string; file: string },
): Promise<() => Promise<void>> {
  const documents = await readDocuments(join(folder, file));
  const writes = documents.map(({ name, fields }): Write => {
    const parts = partsOfName(name);
    if (parts.database !== DATABASE)
      throw new ExportError(`Documents of the database ${parts.database} are not imported`);
    return { update: { name: nameOfParts({ ...parts, project: projectId }), fields } };
  });
  return async () => {
    for (const batch of batches(writes)) await engine.commit(ADMIN, batch);
  };
}

function* batches(writes: readonly Write[]): Generator<Write[]> {
  let batch: Write[] = [];
  let size = 0;
  for (const write of writes) {
    const length = JSON.stringify(write).length;
    if (batch.length > 0 && size + length > COMMIT_MAX_CHARACTERS) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(write);
    size += length;
  }
  if (batch.length > 0) yield batch;
}
