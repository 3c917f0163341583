import { randomUUID } from 'node:crypto';
import { parseJson, sendJson } from '../../base/http.ts';
import { OBJECT_MAX_BYTES } from '../objects/limits.ts';
import { makeObject } from '../objects/make-object.ts';
import { readMultipart, type MultipartUpload } from '../objects/multipart.ts';
import {
  checkName,
  header,
  type StorageCall,
  type StorageContext,
} from '../objects/storage-context.ts';
import {
  DEFAULT_FIELDS,
  objectJson,
  parseEdits,
  withEdits,
  type EditableFields,
} from '../objects/stored-object.ts';

/** `uploadBytes` and `uploadString`: metadata and bytes in one request. */
export async function uploadMultipart(context: StorageContext, call: StorageCall): Promise<void> {
  checkName(call.name);
  const { blobs } = context.store;
  const upload = await readMultipart(header(call.request, 'content-type'), call.request);
  const fields = fieldsOf(upload);
  const blob = randomUUID();
  try {
    await blobs.append(blob, upload.bytes, OBJECT_MAX_BYTES);
    await upload.finish();
  } catch (error) {
    await blobs.remove(blob);
    throw error;
  }
  const object = await makeObject(context, call, fields, blob);
  sendJson(call.response, 200, objectJson(object));
}

function fieldsOf({ metadata, contentType }: MultipartUpload): EditableFields {
  const edits = parseEdits(parseJson(metadata.trim() || '{}'));
  return withEdits(DEFAULT_FIELDS, { ...edits, contentType: edits.contentType ?? contentType });
}
