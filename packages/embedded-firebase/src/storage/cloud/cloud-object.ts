import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { header, type StorageCall } from '../objects/storage-context.ts';
import { StorageError } from '../objects/storage-error.ts';
import { etag, parseEdits, type StoredObject } from '../objects/stored-object.ts';

/** The key of the custom metadata under which Firebase keeps its download tokens. */
const TOKENS_KEY = 'firebaseStorageDownloadTokens';

const Resource = z.looseObject({
  name: z.string().optional(),
  crc32c: z.string().optional(),
  md5Hash: z.string().optional(),
});

/** What a client sends of an object it makes or changes. */
export interface SentResource {
  edits: ReturnType<typeof parseEdits>;
  name: string | undefined;
  crc32c: string | undefined;
  md5Hash: string | undefined;
}

/** The properties that are taken; those that are only output are let pass, as clients send back what they got. */
const TAKEN = new Set(
  `contentType contentEncoding contentDisposition contentLanguage cacheControl metadata name bucket md5Hash
   crc32c kind id selfLink mediaLink generation metageneration size etag timeCreated updated`.split(
    /\s+/,
  ),
);

/** The object as the JSON interface of Cloud Storage shows it. */
export function cloudJson(object: StoredObject): Record<string, unknown> {
  const { blob: _hidden, downloadTokens: _inMetadata, contentEncoding, ...shown } = object;
  const metadata = withTokens(object);
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    ...shown,
    size: String(object.size),
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    storageClass: 'STANDARD',
    etag: etag(object),
    contentEncoding: contentEncoding === 'identity' ? undefined : contentEncoding,
    metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
  };
}

function withTokens({ metadata, downloadTokens }: StoredObject): Record<string, string> {
  if (downloadTokens.length === 0) return metadata;
  return { ...metadata, [TOKENS_KEY]: downloadTokens.join(',') };
}

/** Tokens lie apart here: takes those out of the metadata that a client wrote there. */
export function tokensTakenOut(object: StoredObject): StoredObject {
  const { [TOKENS_KEY]: tokens = '', ...metadata } = object.metadata;
  return { ...object, metadata, downloadTokens: tokens.split(',').filter(Boolean) };
}

/** The other way round, so that edits of the metadata find them. */
export function tokensPutIn(object: StoredObject): StoredObject {
  return { ...object, metadata: withTokens(object) };
}

/** @throws StorageError 400, and 501 for properties of objects that are not offered */
export function parseResource(body: unknown): SentResource {
  const resource = Resource.safeParse(body);
  if (!resource.success) throw new StorageError(400, 'Invalid resource of an object');
  const unknown = Object.keys(resource.data).find((key) => !TAKEN.has(key));
  if (unknown !== undefined) throw notOffered(`the property ${unknown} of objects`);
  const { name, crc32c, md5Hash } = resource.data;
  return { edits: parseEdits(body), name, crc32c, md5Hash };
}

export function notOffered(what: string): StorageError {
  return new StorageError(501, `The local Firebase does not offer ${what}`);
}

/**
 * Compares with what the client says its bytes are: `X-Goog-Hash: crc32c=…,md5=…`, or in the resource.
 * @throws StorageError 400
 */
export function requireHashes(
  request: IncomingMessage,
  object: StoredObject,
  sent?: SentResource,
): void {
  const said = new Map(hashesIn(header(request, 'x-goog-hash') ?? ''));
  const crc32c = said.get('crc32c') ?? sent?.crc32c ?? object.crc32c;
  const md5Hash = said.get('md5') ?? sent?.md5Hash ?? object.md5Hash;
  if (crc32c !== object.crc32c) throw mismatch('CRC32C', crc32c, object.crc32c);
  if (md5Hash !== object.md5Hash) throw mismatch('MD5', md5Hash, object.md5Hash);
}

function hashesIn(text: string): [string, string][] {
  return [...text.matchAll(/(crc32c|md5)=([^,\s]+)/g)].map(([, name = '', hash = '']) => [
    name,
    hash,
  ]);
}

function mismatch(kind: string, said: string, found: string): StorageError {
  const message = `Provided ${kind} hash "${said}" doesn't match calculated ${kind} hash "${found}".`;
  return new StorageError(400, message);
}

/** The object, unless another generation of it is asked for. @throws StorageError 404 */
export function requireObject(
  object: StoredObject | null,
  { bucket, name }: Pick<StorageCall, 'bucket' | 'name'>,
  generation: string | null,
): StoredObject {
  if (object && (generation === null || generation === String(object.generation))) return object;
  throw new StorageError(404, `No such object: ${bucket}/${name}`);
}
