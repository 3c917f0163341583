import { parseDocumentName } from './document-name.ts';
import { fieldAt, parseFieldPath, withField } from './field-path.ts';
import { invalid, parseList, parseRecord } from './invalid.ts';
import { parseFields } from './parse-value.ts';
import { parsePrecondition } from './precondition.ts';
import { applyTransforms, compileTransforms } from './transforms.ts';
import type { CompiledTransform } from './transforms.ts';
import type { Fields, FirestoreDocument, Precondition, Value } from './types.ts';

export interface CompiledWrite {
  kind: 'set' | 'delete' | 'verify';
  name: string;
  precondition: Precondition;
  /** The document after a `set`, and what its transforms answer, when it has any. */
  apply: (stored: FirestoreDocument | null, time: string) => AppliedWrite;
}

export interface AppliedWrite {
  document: FirestoreDocument | null;
  transformResults?: Value[];
}

/** Checks a write of the wire completely, so that applying it cannot fail. Throws INVALID_ARGUMENT. */
export function compileWrite(input: unknown): CompiledWrite {
  const write = parseRecord(input, 'A write');
  const precondition = parsePrecondition(write.currentDocument);
  if (write.update) return { ...compileUpdate(write), precondition };
  if (write.transform) return { ...compileLegacyTransform(write.transform), precondition };
  if (write.delete) {
    const name = parseDocumentName(write.delete);
    return { kind: 'delete', name, precondition, apply: () => ({ document: null }) };
  }
  if (!write.verify) throw invalid('A write is an update, delete, verify or transform');
  const name = parseDocumentName(write.verify);
  return { kind: 'verify', name, precondition, apply: (document) => ({ document }) };
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
    const document = { name, fields, createTime, updateTime: time };
    return results.length > 0 ? { document, transformResults: results } : { document };
  };
  return { kind: 'set', name, apply };
}

function parseMask(input: unknown): string[][] {
  return parseList(parseRecord(input, 'updateMask').fieldPaths, 'fieldPaths').map(parseFieldPath);
}

/** Only masked fields change; a masked one that is not given goes. */
function merge(stored: Fields, given: Fields, mask: readonly string[][]): Fields {
  return mask.reduce((fields, path) => withField(fields, path, fieldAt(given, path)), stored);
}
