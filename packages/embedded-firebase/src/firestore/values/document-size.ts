import { invalid } from './invalid.ts';
import { MAX_DEPTH, MAX_DOCUMENT_BYTES, MAX_VALUE_BYTES } from './limits.ts';
import { tooDeep } from './parse-value.ts';
import type { Fields, Value } from './types.ts';

/** What Firestore adds to each name, and to each document and each map. */
const NAME_BYTES = 16;
const MAP_BYTES = 32;
const NUMBER_BYTES = 8;
const POINT_BYTES = 16;

const DOCUMENTS = '/documents/';

/**
 * The size of a document as Firestore counts it, in bytes: not of its JSON, but of its values with the names of all
 * fields (https://firebase.google.com/docs/firestore/storage-size).
 */
export function documentBytes(name: string, fields: Fields): number {
  return nameBytes(name) + MAP_BYTES + fieldsBytes(fields, 0);
}

/**
 * Refuses what no write may leave, be it given whole or put together from what was stored.
 * @throws RpcError INVALID_ARGUMENT for more than 1 MiB, a value that is too long, or one that lies too deep
 */
export function checkStorable(name: string, fields: Fields): void {
  const bytes = documentBytes(name, fields);
  if (bytes > MAX_DOCUMENT_BYTES)
    throw invalid(
      `Document '${name}' cannot be written because its size (${grouped(bytes)} bytes) exceeds ` +
        `the maximum allowed size of ${grouped(MAX_DOCUMENT_BYTES)} bytes.`,
    );
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

function nameBytes(name: string): number {
  const start = name.indexOf(DOCUMENTS);
  const ids = start < 0 ? [] : name.slice(start + DOCUMENTS.length).split('/');
  return ids.reduce((sum, id) => sum + textBytes(id), NAME_BYTES);
}

function textBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function fieldsBytes(fields: Fields, depth: number): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(fields))
    bytes += textBytes(name) + valueBytes(value, name, depth);
  return bytes;
}

/** `field` is the name in an error. */
function valueBytes(value: Value, field: string, depth: number): number {
  if (depth > MAX_DEPTH) throw tooDeep();
  if ('stringValue' in value) return checked(textBytes(value.stringValue), field, 1);
  if ('bytesValue' in value)
    return checked(Buffer.byteLength(value.bytesValue, 'base64'), field, 0);
  if ('mapValue' in value) return MAP_BYTES + fieldsBytes(value.mapValue.fields ?? {}, depth + 1);
  if ('arrayValue' in value) {
    const values = value.arrayValue.values ?? [];
    return values.reduce((sum, item) => sum + valueBytes(item, field, depth + 1), 0);
  }
  if ('referenceValue' in value) return nameBytes(value.referenceValue);
  if ('geoPointValue' in value) return POINT_BYTES;
  return 'nullValue' in value || 'booleanValue' in value ? 1 : NUMBER_BYTES;
}

function checked(bytes: number, field: string, added: number): number {
  if (bytes - added > MAX_VALUE_BYTES)
    throw invalid(`The value of property "${field}" is longer than ${MAX_VALUE_BYTES} bytes.`);
  return bytes;
}
