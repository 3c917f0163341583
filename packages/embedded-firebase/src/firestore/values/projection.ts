import { NAME_FIELD, fieldAt, parseFieldPath, withField } from './field-path.ts';
import { parseList, parseRecord } from './invalid.ts';
import type { Fields, FirestoreDocument } from './types.ts';

/** A document with only some of its fields. */
export type Projection = (document: FirestoreDocument) => FirestoreDocument;

const whole: Projection = (document) => document;

/** A query's `select`. One without fields answers the names alone, as `__name__` does. Throws INVALID_ARGUMENT. */
export function compileSelection(select: unknown): Projection {
  if (select === undefined || select === null) return whole;
  const fields = parseList(parseRecord(select, 'select').fields, 'select.fields');
  const paths = fields.map((field) => parseRecord(field, 'field').fieldPath);
  return projectionTo(paths.filter((path) => path !== NAME_FIELD).map(parseFieldPath));
}

/** A read's `mask`. Throws INVALID_ARGUMENT. */
export function compileMask(mask: unknown): Projection {
  if (mask === undefined || mask === null) return whole;
  const paths = parseList(parseRecord(mask, 'mask').fieldPaths, 'mask.field_paths');
  return projectionTo(paths.map(parseFieldPath));
}

function projectionTo(paths: readonly string[][]): Projection {
  return (document) => {
    let kept: Fields = {};
    for (const path of paths) {
      const value = fieldAt(document.fields, path);
      if (value !== undefined) kept = withField(kept, path, value);
    }
    return { ...document, fields: kept };
  };
}
