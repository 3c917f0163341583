import { z } from 'zod';
import type { Digest } from '../../base/digest.ts';
import type { StorageObject } from '../../rules/storage-access.ts';
import { StorageError } from './storage-error.ts';

/** A file as stored: what the interface calls an object. Times are ISO, in UTC. */
export interface StoredObject extends Digest {
  bucket: string;
  name: string;
  /** Where its bytes are. */
  blob: string;
  /** Rises with every upload; `metageneration` with every change of the metadata of one. */
  generation: number;
  metageneration: number;
  timeCreated: string;
  updated: string;
  contentType: string;
  contentEncoding: string;
  contentDisposition?: string;
  contentLanguage?: string;
  cacheControl?: string;
  metadata: Record<string, string>;
  downloadTokens: string[];
}

/** These go into response headers: no line breaks, nothing outside Latin-1. */
const HeaderText = z
  .string()
  .max(1024)
  .regex(/^[\t\u0020-\u007e\u00a0-\u00ff]*$/);

const Edits = z.object({
  contentType: HeaderText.nullish(),
  contentEncoding: HeaderText.nullish(),
  contentDisposition: HeaderText.nullish(),
  contentLanguage: HeaderText.nullish(),
  cacheControl: HeaderText.nullish(),
  metadata: z.record(z.string(), z.string().nullable()).nullish(),
});

/** What a client may set: null removes a field or a metadata key. */
type Edits = z.infer<typeof Edits>;

/** @throws StorageError 400. */
export function parseEdits(body: unknown): Edits {
  const parsed = Edits.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new StorageError(400, `Invalid metadata: ${parsed.error.issues[0]?.path.join('.')}`);
}

export type EditableFields = Pick<
  StoredObject,
  | 'contentType'
  | 'contentEncoding'
  | 'contentDisposition'
  | 'contentLanguage'
  | 'cacheControl'
  | 'metadata'
>;

export const DEFAULT_FIELDS: EditableFields = {
  contentType: 'application/octet-stream',
  contentEncoding: 'identity',
  metadata: {},
};

export function withEdits<Fields extends EditableFields>(fields: Fields, edits: Edits): Fields {
  return {
    ...fields,
    contentType: choose(edits.contentType, fields.contentType) ?? DEFAULT_FIELDS.contentType,
    contentEncoding:
      choose(edits.contentEncoding, fields.contentEncoding) ?? DEFAULT_FIELDS.contentEncoding,
    contentDisposition: choose(edits.contentDisposition, fields.contentDisposition),
    contentLanguage: choose(edits.contentLanguage, fields.contentLanguage),
    cacheControl: choose(edits.cacheControl, fields.cacheControl),
    metadata: mergeMetadata(fields.metadata, edits.metadata),
  };
}

function choose(edit: string | null | undefined, before: string | undefined): string | undefined {
  return edit === undefined ? before : (edit ?? undefined);
}

function mergeMetadata(before: Record<string, string>, edits: Edits['metadata']) {
  if (edits === undefined) return before;
  const merged = Object.entries({ ...before, ...edits });
  return edits === null ? {} : Object.fromEntries(merged.filter(isKept));
}

function isKept(entry: [string, string | null]): entry is [string, string] {
  return entry[1] !== null;
}

/** The object as the interface shows it: numbers as text, tokens joined by commas. */
export function objectJson(object: StoredObject): Record<string, unknown> {
  const { blob: _hidden, downloadTokens, metadata, ...shown } = object;
  return {
    ...shown,
    size: String(object.size),
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    contentDisposition: contentDisposition(object),
    storageClass: 'STANDARD',
    etag: etag(object),
    downloadTokens: downloadTokens.join(','),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
  };
}

export function etag({ generation, metageneration }: StoredObject): string {
  return `${generation}/${metageneration}`;
}

/** Names the file by the last part of the object's name unless the object says otherwise. */
export function contentDisposition(object: StoredObject): string {
  const fileName = object.name.split('/').at(-1) ?? '';
  return object.contentDisposition ?? `inline; filename*=utf-8''${encodeURIComponent(fileName)}`;
}

/** What the rules see of it as `resource`. */
export function rulesView(object: StoredObject | null): StorageObject | null {
  if (!object) return null;
  const { generation, metageneration } = object;
  return {
    ...object,
    contentDisposition: contentDisposition(object),
    generation: String(generation),
    metageneration: String(metageneration),
    etag: etag(object),
  };
}
