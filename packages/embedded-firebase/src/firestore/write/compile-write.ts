import { isDeepStrictEqual } from 'node:util';
import { databaseOf, parseDocumentName } from '../values/document-name.ts';
import { fieldAt, parseFieldPath, withField } from '../values/field-path.ts';
import { invalid, memberOf, parseList, parseRecord } from '../values/invalid.ts';
import { parseFields } from '../values/parse-value.ts';
import { requireOwnReferences } from '../values/references.ts';
import type { Fields, FirestoreDocument, Precondition, Value } from '../values/types.ts';
import { parsePrecondition } from './precondition.ts';
import { applyTransforms, compileTransforms } from './transforms.ts';
import type { CompiledTransform } from './transforms.ts';

export interface CompiledWrite {
  kind: 'set' | 'delete' | 'verify';
  name: string;
  precondition: Precondition;
  /** How many fields it transforms. */
  transforms: number;
  /** The document after a `set`, the stored one when that has these very fields, and what its transforms answer, when it has any. */
  apply: (stored: FirestoreDocument | null, time: string) => AppliedWrite;
}

interface AppliedWrite {
  document: FirestoreDocument | null;
  transformResults?: Value[];
}

const OPERATIONS = ['update', 'delete', 'verify', 'transform'] as const;

/** What only an update may carry. */
const OF_UPDATES = { updateMask: 'update_mask', updateTransforms: 'update_transforms' } as const;

/**
 * Checks a write of the wire, so that applying it can fail only by what it leaves (`checkStorable`). `at` is where it
 * stands in its request. Throws INVALID_ARGUMENT.
 */
export function compileWrite(input: unknown, at = 'write'): CompiledWrite {
  const compiled = compile(input, at);
  requireOwnReferences(input, databaseOf(compiled.name));
  return compiled;
}

function compile(input: unknown, at: string): CompiledWrite {
  const write = parseRecord(input, 'A write');
  const precondition = parsePrecondition(write.currentDocument);
  const operation = memberOf(write, OPERATIONS, at, 'operation');
  if (operation === undefined) throw invalid('empty write operation');
  if (operation === 'update') return { ...compileUpdate(write), precondition };
  refuseUpdates(write, operation, at);
  if (operation === 'transform')
    return { ...compileLegacyTransform(write.transform), precondition };
  const name = parseDocumentName(write[operation]);
  const apply = (document: FirestoreDocument | null) => ({
    document: operation === 'delete' ? null : document,
  });
  return { kind: operation, name, precondition, transforms: 0, apply };
}

function refuseUpdates(write: Record<string, unknown>, operation: string, at: string): void {
  for (const [key, field] of Object.entries(OF_UPDATES)) {
    const given = write[key] ?? null;
    if (given === null || (Array.isArray(given) && given.length === 0)) continue;
    throw invalid(`${at}.${field} can be set only when the operation is update, not ${operation}`);
  }
}

type CompiledSet = Omit<CompiledWrite, 'precondition'>;

function compileUpdate({
  update,
  updateMask,
  updateTransforms,
}: Record<string, unknown>): CompiledSet {
  const document = parseRecord(update, 'update');
  const given = parseFields(document.fields);
  const transforms = compileTransforms(updateTransforms, 'updateTransforms');
  const mask = updateMask ? parseMask(updateMask) : null;
  const base = (stored: Fields) => (mask ? merge(stored, given, mask) : given);
  return compileSet(parseDocumentName(document.name), base, transforms);
}

function compileLegacyTransform(input: unknown): CompiledSet {
  const { document, fieldTransforms } = parseRecord(input, 'transform');
  const transforms = compileTransforms(fieldTransforms, 'fieldTransforms');
  return compileSet(parseDocumentName(document), (stored) => stored, transforms);
}

function compileSet(
  name: string,
  base: (stored: Fields) => Fields,
  transforms: CompiledTransform[],
): CompiledSet {
  const apply = (stored: FirestoreDocument | null, time: string): AppliedWrite => {
    const { fields, results } = applyTransforms(base(stored?.fields ?? {}), transforms, time);
    const createTime = stored?.createTime ?? time;
    const isSame = stored !== null && isDeepStrictEqual(fields, stored.fields);
    const document = isSame ? stored : { name, fields, createTime, updateTime: time };
    return results.length > 0 ? { document, transformResults: results } : { document };
  };
  return { kind: 'set', name, transforms: transforms.length, apply };
}

function parseMask(input: unknown): string[][] {
  return parseList(parseRecord(input, 'updateMask').fieldPaths, 'fieldPaths').map(parseFieldPath);
}

/** Only masked fields change; a masked one that is not given goes. */
function merge(stored: Fields, given: Fields, mask: readonly string[][]): Fields {
  return mask.reduce((fields, path) => withField(fields, path, fieldAt(given, path)), stored);
}
