import type { Fields, FirestoreDocument, Value } from '../../firestore/values/types.ts';
import { parseTimestamp } from './time.ts';
import { LatLng, RulesPath } from './values.ts';
import type { RulesMap, RulesValue } from './values.ts';

/** Without `projects/P`, as rules see it: `/databases/(default)/documents/users/u`. */
export function documentPath(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}

function fieldsValue(fields: Fields | undefined): RulesMap {
  return new Map(Object.entries(fields ?? {}).map(([key, value]) => [key, fieldValue(value)]));
}

/** A field in the wire's form as a value of the language. */
export function fieldValue(value: Value): RulesValue {
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return parseTimestamp(value.timestampValue);
  if ('bytesValue' in value) return Uint8Array.from(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return documentPath(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return new LatLng(latitude, longitude);
  }
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fieldValue);
  return 'mapValue' in value ? fieldsValue(value.mapValue.fields) : null;
}

/** `resource`: data, id and __name__ of a document. */
export function documentValue(document: FirestoreDocument | null): RulesValue {
  if (!document) return null;
  const path = documentPath(document.name);
  return new Map<string, RulesValue>([
    ['data', fieldsValue(document.fields)],
    ['id', path.segments.at(-1) ?? ''],
    ['__name__', path],
  ]);
}
