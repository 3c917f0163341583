import type { FirestoreDocument } from '../firestore/values/types.ts';
import type { HostFunctions } from './evaluate/scope.ts';
import { fail } from './values/evaluation-error.ts';
import { documentValue } from './values/firestore-values.ts';
import { typeName } from './values/value-types.ts';
import { RulesPath, pathText } from './values/values.ts';
import type { RulesValue } from './values/values.ts';

/** By full name, `projects/P/databases/D/documents/…`. */
export type ReadDocument = (name: string) => FirestoreDocument | null;

type Kind = 'before' | 'after';

function documentName(project: string, path: RulesValue): string {
  if (!(path instanceof RulesPath)) return fail(`expected path, got ${typeName(path)}`);
  const [databases, , documents, ...rest] = path.segments;
  if (
    databases !== 'databases' ||
    documents !== 'documents' ||
    rest.length === 0 ||
    rest.length % 2
  )
    return fail(`not the path of a document: ${pathText(path)}`);
  return `projects/${project}${pathText(path)}`;
}

/** Reads documents for one check: each is read and counted once, and only `most` different ones. */
export class DocumentLookups {
  readonly #project: string;
  readonly #most: number;
  readonly #found = new Map<string, FirestoreDocument | null>();

  constructor(project: string, most: number) {
    this.#project = project;
    this.#most = most;
  }

  #look(kind: Kind, read: ReadDocument, path: RulesValue): FirestoreDocument | null {
    const name = documentName(this.#project, path);
    const key = `${kind} ${name}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    if (this.#found.size >= this.#most) return fail('too many documents looked up');
    const document = read(name);
    this.#found.set(key, document);
    return document;
  }

  /** `get` and `exists` under these names. */
  functions(kind: Kind, read: ReadDocument, get: string, exists: string): HostFunctions {
    return new Map([
      [get, (path: RulesValue) => documentValue(this.#look(kind, read, path))],
      [exists, (path: RulesValue) => this.#look(kind, read, path) !== null],
    ]);
  }
}
