import { ExportError } from './export-error.ts';
import {
  groupsOf,
  lastText,
  lastVarint,
  messageField,
  textField,
  varintField,
  type Field,
} from './wire.ts';

/** The name of a document in parts. */
interface KeyParts {
  project: string;
  database: string;
  /** Collection and id by turns. */
  path: string[];
}

/** Field numbers of app, path and database in a key, and in a value that refers to one. */
const APP = 13;
const PATH = 14;
const DATABASE = 23;

/** Of the elements of a path: in a key, and in a value that refers to one. */
const IN_KEY = { type: 2, id: 3, name: 4 };
const IN_VALUE = { type: 15, id: 16, name: 17 };

const DEFAULT_DATABASE = '(default)';

/** The emulator's exports name their project so; managed ones `s~…` or `p~…`. */
const APP_PREFIX = /^[a-z]+~/;

const NUMERIC_ID = /^__id(-?\d+)__$/;

export function partsOfName(name: string): KeyParts {
  const [, project = '', , database = '', , ...path] = name.split('/');
  return { project, database, path };
}

export function nameOfParts({ project, database, path }: KeyParts): string {
  return `projects/${project}/databases/${database}/documents/${path.join('/')}`;
}

/** The key of a document's entity. */
export function keyFields({ project, database, path }: KeyParts): Field[] {
  return [
    textField(APP, `dev~${project}`),
    messageField(PATH, elements(path, 1, IN_KEY)),
    ...databaseField(database),
  ];
}

/** The first element of a path alone, as `entity_group` has it. */
export function rootElement({ path }: KeyParts): Field[] {
  return elements(path.slice(0, 2), 1, IN_KEY);
}

/** A reference as a value has it. */
export function referenceFields({ project, database, path }: KeyParts): Field[] {
  return [
    textField(APP, `dev~${project}`),
    ...elements(path, PATH, IN_VALUE),
    ...databaseField(database),
  ];
}

export function partsOfKey(fields: readonly Field[], path: readonly Field[]): KeyParts {
  return partsOf(fields, groupsOf(path, 1), IN_KEY);
}

export function partsOfReference(fields: readonly Field[]): KeyParts {
  return partsOf(fields, groupsOf(fields, PATH), IN_VALUE);
}

function partsOf(fields: readonly Field[], steps: Field[][], numbers: typeof IN_KEY): KeyParts {
  return {
    project: (lastText(fields, APP) ?? '').replace(APP_PREFIX, ''),
    database: lastText(fields, DATABASE) || DEFAULT_DATABASE,
    path: steps.flatMap((step) => {
      const type = lastText(step, numbers.type);
      const id = lastVarint(step, numbers.id);
      const name = id === undefined ? lastText(step, numbers.name) : `__id${id}__`;
      if (type === undefined || name === undefined) throw new ExportError('A key without a path');
      return [type, name];
    }),
  };
}

function elements(path: readonly string[], number: number, numbers: typeof IN_KEY): Field[] {
  const groups: Field[] = [];
  for (let at = 0; at < path.length; at += 2) {
    const id = path[at + 1] ?? '';
    const numeric = NUMERIC_ID.exec(id)?.[1];
    const last =
      numeric === undefined
        ? textField(numbers.name, id)
        : varintField(numbers.id, BigInt(numeric));
    groups.push({ number, group: [textField(numbers.type, path[at] ?? ''), last] });
  }
  return groups;
}

function databaseField(database: string): Field[] {
  return database === DEFAULT_DATABASE ? [] : [textField(DATABASE, database)];
}
