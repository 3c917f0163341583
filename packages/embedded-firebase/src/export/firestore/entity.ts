import type { Fields } from '../../firestore/values/types.ts';
import { fieldsOf, propertiesOf } from './entity-values.ts';
import { ExportError } from './export-error.ts';
import { keyFields, nameOfParts, partsOfKey, partsOfName, rootElement } from './keys.ts';
import { lastBytes, messageField, readFields, writeFields } from './wire.ts';

/** A document as an export holds it; times are not exported. */
export interface ExportedDocument {
  name: string;
  fields: Fields;
}

/** Field numbers of an entity beside its properties. */
const KEY = 13;
const GROUP = 16;

/** Datastore's entity, which Firestore's exports consist of. */
export function encodeEntity({ name, fields }: ExportedDocument): Buffer {
  const parts = partsOfName(name);
  return writeFields([
    messageField(KEY, keyFields(parts)),
    ...propertiesOf(fields),
    messageField(GROUP, rootElement(parts)),
  ]);
}

/** @throws ExportError */
export function decodeEntity(record: Buffer): ExportedDocument {
  const entity = readFields(record);
  const key = lastBytes(entity, KEY);
  if (!key) throw new ExportError('An entity without a key');
  const keyParts = readFields(key);
  const path = lastBytes(keyParts, 14) ?? Buffer.alloc(0);
  const name = nameOfParts(partsOfKey(keyParts, readFields(path)));
  return { name, fields: fieldsOf(entity) };
}
