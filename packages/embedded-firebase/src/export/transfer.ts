import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { FirestoreEngine } from '../firestore/engine-contract.ts';
import type { UserTransfer } from '../identity/user-transfer.ts';
import type { ObjectTransfer } from '../storage/object-transfer.ts';
import { exportDocuments, prepareDocuments } from './firestore/document-transfer.ts';
import { ExportError } from './firestore/export-error.ts';
import { FIRESTORE_FOLDER, OVERALL_METADATA } from './firestore/firestore-files.ts';

const METADATA_FILE = 'firebase-export-metadata.json';

/** No version of firebase-tools, which writes its own here and does not compare it. */
const VERSION = 'local-firebase';

const AUTH_FOLDER = 'auth_export';
const STORAGE_FOLDER = 'storage_export';

const Part = z.object({ path: z.string() });

const Metadata = z.object({
  firestore: Part.extend({ metadata_file: z.string() }).optional(),
  auth: Part.optional(),
  storage: Part.optional(),
});

const OFFERED = new Set(['version', 'firestore', 'auth', 'storage']);

export interface TransferPorts {
  projectId: string;
  engine: FirestoreEngine;
  users: UserTransfer;
  objects: ObjectTransfer;
  /** In ms. */
  now: () => number;
}

/**
 * Writes an export as `firebase emulators:export` does. It takes the place of an earlier one only when it is complete.
 * @throws ExportError for a folder that holds anything else
 */
export async function exportTo(ports: TransferPorts, target: string): Promise<void> {
  const folder = resolve(target);
  await requireReplaceable(folder);
  const draft = `${folder}.${process.pid}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, AUTH_FOLDER), { recursive: true });
  await writeJson(join(draft, AUTH_FOLDER, 'accounts.json'), ports.users.accounts());
  await writeJson(join(draft, AUTH_FOLDER, 'config.json'), ports.users.config());
  await ports.objects.writeTo(join(draft, STORAGE_FOLDER));
  const documents = { folder: join(draft, FIRESTORE_FOLDER), time: ports.now() };
  await exportDocuments(ports.engine, ports.projectId, documents);
  await writeJson(join(draft, METADATA_FILE), {
    version: VERSION,
    firestore: {
      version: VERSION,
      path: FIRESTORE_FOLDER,
      metadata_file: `${FIRESTORE_FOLDER}/${OVERALL_METADATA}`,
    },
    auth: { version: VERSION, path: AUTH_FOLDER },
    storage: { version: VERSION, path: STORAGE_FOLDER },
  });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/**
 * Reads an export of this Firebase or of Google's emulators. Everything is read and judged before anything is kept; what
 * is there and not in the export stays.
 * @throws ExportError that says what cannot be imported
 */
export async function importFrom(ports: TransferPorts, source: string): Promise<void> {
  const folder = resolve(source);
  const { firestore, auth, storage } = parseMetadata(await readJson(join(folder, METADATA_FILE)));
  const steps: (() => Promise<void>)[] = [];
  if (firestore) {
    const at = { folder, file: firestore.metadata_file };
    steps.push(await prepareDocuments(ports.engine, ports.projectId, at));
  }
  if (auth) steps.push(await prepareUsers(ports.users, join(folder, auth.path)));
  if (storage)
    steps.push(await naming(storage.path, () => ports.objects.prepare(join(folder, storage.path))));
  for (const step of steps) await step();
}

function parseMetadata(content: unknown): z.infer<typeof Metadata> {
  const metadata = Metadata.safeParse(content);
  if (!metadata.success) throw new ExportError(`${METADATA_FILE} is malformed`);
  const other = Object.keys(Object(content)).find((key) => !OFFERED.has(key));
  if (other !== undefined) throw new ExportError(`The export has ${other}, which is not offered`);
  return metadata.data;
}

async function prepareUsers(users: UserTransfer, folder: string): Promise<() => Promise<void>> {
  const files = await filesIn(folder);
  const tenant = files.find((file) => /^accounts-.*\.json$/.test(file));
  if (tenant !== undefined)
    throw new ExportError(`${tenant}: tenants are not offered by the local Firebase`);
  const accounts = await readJson(join(folder, 'accounts.json'));
  const hasConfig = files.includes('config.json');
  const config = hasConfig ? await readJson(join(folder, 'config.json')) : {};
  return naming(AUTH_FOLDER, () => users.prepare(accounts, config));
}

/** An error of one of the parts, with the part's name. */
async function naming<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ExportError(`${part}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function requireReplaceable(folder: string): Promise<void> {
  const files = await filesIn(folder);
  if (files.length > 0 && !files.includes(METADATA_FILE))
    throw new ExportError(`${folder} holds something else than an export`);
}

/** None where there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ExportError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}

function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, JSON.stringify(content, undefined, 2));
}
