import { invalid } from './invalid.ts';
import { MAX_NAME_BYTES, isLongerThan } from './limits.ts';

const ROOT = /^projects\/[^/]+\/databases\/[^/]+\/documents(?=\/|$)/;
const RESERVED_ID = /^__(?!id-?\d+__$).*__$/s;

/** `projects/P/databases/D/documents/collection/id…`. Throws INVALID_ARGUMENT. */
export function parseDocumentName(input: unknown): string {
  const ids = idsBelowRoot(input);
  if (typeof input !== 'string' || ids === null || ids.length === 0 || ids.length % 2 !== 0)
    throw invalid(`Not the name of a document: ${JSON.stringify(input)}`);
  ids.forEach(checkId);
  return input;
}

/** The root of a database or a document's name: where collections lie below. */
export function parseParent(input: unknown): string {
  const ids = idsBelowRoot(input);
  if (typeof input !== 'string' || ids === null || ids.length % 2 !== 0)
    throw invalid(`Not a parent of collections: ${JSON.stringify(input)}`);
  ids.forEach(checkId);
  return input;
}

/** `projects/P/databases/D` of what lies in it. */
export function databaseOf(name: string): string {
  return name.split('/', 4).join('/');
}

/** `database` is `projects/P/databases/D`, that of the request. Throws INVALID_ARGUMENT. */
export function requireWithin(database: string, name: string): void {
  if (!name.startsWith(`${database}/documents/`))
    throw invalid(`Document name "${name}" does not lie within database "${database}".`);
}

export function parseCollectionId(input: unknown): string {
  if (typeof input !== 'string' || input.includes('/'))
    throw invalid(`Not the id of a collection: ${JSON.stringify(input)}`);
  checkId(input);
  return input;
}

/** The path of the collection that holds a document; also the parent of a collection. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

export function lastIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function idsBelowRoot(input: unknown): string[] | null {
  const root = typeof input === 'string' ? ROOT.exec(input)?.[0] : undefined;
  if (typeof input !== 'string' || root === undefined) return null;
  return input === root ? [] : input.slice(root.length + 1).split('/');
}

function checkId(id: string): void {
  if (id === '' || id === '.' || id === '..' || RESERVED_ID.test(id))
    throw invalid(`Not an id: ${JSON.stringify(id)}`);
  if (isLongerThan(id, MAX_NAME_BYTES))
    throw invalid(`The key path element name is longer than ${MAX_NAME_BYTES} bytes.`);
}
