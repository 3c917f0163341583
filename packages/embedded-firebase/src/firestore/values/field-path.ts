import { invalid } from './invalid.ts';
import { MAX_NAME_BYTES, isLongerThan } from './limits.ts';
import { parseFieldName } from './parse-value.ts';
import type { Fields, FirestoreDocument, Value } from './types.ts';

const NAME = '[a-zA-Z_][a-zA-Z_0-9]*';
const QUOTED = '`((?:[^`\\\\]|\\\\.)+)`';
const SEGMENT = new RegExp(`(?:${QUOTED}|(${NAME}))(?:\\.(?=.)|$)`, 'sy');
const PLAIN = new RegExp(`^${NAME}$`);

/** The stand-in for the document's own name among field paths. */
export const NAME_FIELD = '__name__';

/** `a.b` and `` `we.ird`.c `` as segments. Throws INVALID_ARGUMENT. */
export function parseFieldPath(path: unknown): string[] {
  if (typeof path !== 'string' || path === '') throw invalid('Invalid empty property path string.');
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  while (SEGMENT.lastIndex < path.length) {
    const match = SEGMENT.exec(path);
    if (!match) throw malformed(path);
    segments.push(parseFieldName(match[1]?.replace(/\\(.)/gs, '$1') ?? match[2] ?? ''));
  }
  if (isLongerThan(segments.join('.'), MAX_NAME_BYTES))
    throw invalid(`property path is longer than ${MAX_NAME_BYTES} bytes.`);
  return segments;
}

function malformed(path: string) {
  return invalid(
    `Invalid property path "${path}". Unquoted property paths must match regex (${NAME}), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}

/** One spelling for each path: names are quoted only where they must be. Throws INVALID_ARGUMENT. */
export function canonicalPath(path: unknown): string {
  if (path === NAME_FIELD) return path;
  return parseFieldPath(path)
    .map((name) => (PLAIN.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The value at a path, undefined when a map on the way or the field is missing. */
export function fieldAt(fields: Fields, segments: readonly string[]): Value | undefined {
  let value: Value | undefined;
  let map: Fields | undefined = fields;
  for (const segment of segments) {
    if (map === undefined || !Object.hasOwn(map, segment)) return undefined;
    value = map[segment];
    map = value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
}

export type FieldReader = (
  document: Pick<FirestoreDocument, 'name' | 'fields'>,
) => Value | undefined;

/** Reads one field, or the name of a document as a reference. */
export function fieldReader(path: unknown): FieldReader {
  if (path === NAME_FIELD) return ({ name }) => ({ referenceValue: name });
  const segments = parseFieldPath(path);
  return ({ fields }) => fieldAt(fields, segments);
}

/** A copy with the field set, or removed when undefined; what lies beside the path is shared. */
export function withField(
  fields: Fields,
  segments: readonly string[],
  value: Value | undefined,
): Fields {
  const [first, ...rest] = segments;
  if (first === undefined) return fields;
  if (rest.length === 0)
    return value === undefined ? without(fields, first) : { ...fields, [first]: value };
  const child = Object.hasOwn(fields, first) ? fields[first] : undefined;
  const isMap = child !== undefined && 'mapValue' in child;
  if (!isMap && value === undefined) return fields;
  const inner = withField(isMap ? (child.mapValue.fields ?? {}) : {}, rest, value);
  return { ...fields, [first]: { mapValue: { fields: inner } } };
}

function without(fields: Fields, name: string): Fields {
  const { [name]: _removed, ...rest } = fields;
  return rest;
}
