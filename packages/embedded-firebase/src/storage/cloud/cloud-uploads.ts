import { randomUUID } from 'node:crypto';
import { parseJson, sendJson } from '../../base/http.ts';
import { OBJECT_MAX_BYTES } from '../objects/limits.ts';
import { makeObject } from '../objects/make-object.ts';
import { readMultipart } from '../objects/multipart.ts';
import {
  checkName,
  header,
  type StorageCall,
  type StorageContext,
} from '../objects/storage-context.ts';
import { DEFAULT_FIELDS, withEdits, type EditableFields } from '../objects/stored-object.ts';
import {
  cloudJson,
  parseResource,
  requireHashes,
  tokensTakenOut,
  type SentResource,
} from './cloud-object.ts';
import { requireConditions } from './conditions.ts';

/** `save` and `upload` of small files: metadata and bytes in one request. */
export async function uploadWhole(context: StorageContext, call: StorageCall): Promise<void> {
  const contentType = header(call.request, 'content-type');
  const { metadata, bytes, finish, ...part } = await readMultipart(contentType, call.request);
  const sent = parseResource(parseJson(metadata.trim() || '{}'));
  const name = checkName(call.name || (sent.name ?? ''));
  const fields = withEdits(DEFAULT_FIELDS, {
    ...sent.edits,
    contentType: sent.edits.contentType ?? part.contentType,
  });
  await keep(context, { ...call, name }, { fields, sent, bytes, finish });
}

/** `uploadType=media`: the bytes alone. */
export async function uploadMedia(context: StorageContext, call: StorageCall): Promise<void> {
  const contentType = header(call.request, 'content-type');
  const contentEncoding = call.query.get('contentEncoding') ?? undefined;
  const fields = withEdits(DEFAULT_FIELDS, { contentType, contentEncoding });
  await keep(
    context,
    { ...call, name: checkName(call.name) },
    {
      fields,
      bytes: call.request.iterator({ destroyOnReturn: false }),
      finish: () => Promise.resolve(),
    },
  );
}

interface Content {
  fields: EditableFields;
  sent?: SentResource;
  bytes: AsyncIterable<Uint8Array>;
  finish: () => Promise<void>;
}

async function keep(
  context: StorageContext,
  call: StorageCall,
  { fields, sent, bytes, finish }: Content,
): Promise<void> {
  const { blobs, index } = context.store;
  const blob = randomUUID();
  try {
    await blobs.append(blob, bytes, OBJECT_MAX_BYTES);
    await finish();
  } catch (error) {
    await blobs.remove(blob);
    throw error;
  }
  const object = await makeObject(context, call, fields, blob, {
    finish(draft) {
      requireConditions(call.query, index.get(call.bucket, call.name));
      requireHashes(call.request, draft, sent);
      return tokensTakenOut(draft);
    },
  });
  sendJson(call.response, 200, cloudJson(object));
}
