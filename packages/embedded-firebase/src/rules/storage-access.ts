import type { Ruleset } from './check/compile.ts';
import { DocumentLookups } from './document-lookups.ts';
import type { ReadDocument } from './document-lookups.ts';
import { allows } from './evaluate/allows.ts';
import { ANY_ID } from './evaluate/pattern-match.ts';
import type { PathSegment } from './evaluate/pattern-match.ts';
import type { HostFunctions } from './evaluate/scope.ts';
import type { Method } from './syntax/syntax-tree.ts';
import { authValue, fromPlain } from './values/plain-values.ts';
import type { RulesAuth } from './values/plain-values.ts';
import { parseTimestamp } from './values/time.ts';
import { RulesPath } from './values/values.ts';
import type { RulesValue } from './values/values.ts';

/** A stored file, or what an upload would make of it. Times are ISO, `size` is bytes. */
export interface StorageObject {
  name?: string;
  bucket?: string;
  size: number | string;
  contentType?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  cacheControl?: string;
  generation?: string;
  metageneration?: string;
  timeCreated?: string;
  updated?: string;
  md5Hash?: string;
  crc32c?: string;
  etag?: string;
  /** What the uploader added. */
  metadata?: Record<string, string>;
}

/** What the rules are asked. `resource` is what is stored, `next` what a write would leave. */
export interface StorageCheck {
  method: Method;
  bucket: string;
  /** The object's name; for `list` the prefix. */
  name: string;
  auth: RulesAuth | null;
  /** ISO, the time of the request. */
  time: string;
  resource: StorageObject | null;
  next: StorageObject | null;
}

export interface StorageAccessOptions {
  /** For `firestore.get` and `firestore.exists`; without it they deny. */
  firestore?: { project: string; getDocument: ReadDocument };
}

/** As production: different documents that storage rules may look up for one request. */
const MAX_LOOKUPS = 2;

const TEXTS = [
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
  'md5Hash',
  'crc32c',
  'etag',
] as const;
const INTS = ['size', 'generation', 'metageneration'] as const;
const TIMES = ['timeCreated', 'updated'] as const;

function objectValue(object: StorageObject | null, { bucket, name }: StorageCheck): RulesValue {
  if (!object) return null;
  const value = new Map<string, RulesValue>([
    ['name', object.name ?? name],
    ['bucket', object.bucket ?? bucket],
    ['metadata', fromPlain(object.metadata ?? {})],
  ]);
  for (const key of TEXTS) value.set(key, object[key] ?? null);
  for (const key of INTS) {
    const count = object[key];
    if (count !== undefined) value.set(key, BigInt(count));
  }
  for (const key of TIMES) {
    const time = object[key];
    if (time !== undefined) value.set(key, parseTimestamp(time));
  }
  return value;
}

/** A prefix within a folder's name (`users/a`) may list what begins so, whoever it belongs to. */
function requestedPath({ bucket, method, name }: StorageCheck): PathSegment[] {
  const segments: PathSegment[] = name.split('/');
  const last = method === 'list' ? segments.pop() : '';
  const open: PathSegment[] = last === '' ? [] : [ANY_ID];
  return ['b', bucket, 'o', ...segments, ...open];
}

function globals(check: StorageCheck, path: PathSegment[]): Map<string, RulesValue> {
  const request = new Map<string, RulesValue>([
    ['auth', authValue(check.auth)],
    ['method', check.method],
    ['time', parseTimestamp(check.time)],
    ['path', new RulesPath(path.filter((segment) => typeof segment === 'string'))],
    ['resource', objectValue(check.next, check)],
  ]);
  return new Map<string, RulesValue>([
    ['request', request],
    ['resource', objectValue(check.resource, check)],
  ]);
}

function host({ firestore }: StorageAccessOptions): HostFunctions {
  if (!firestore) return new Map();
  const lookups = new DocumentLookups(firestore.project, MAX_LOOKUPS);
  return lookups.functions('before', firestore.getDocument, 'firestore.get', 'firestore.exists');
}

/** Asks `service firebase.storage` of the rules. Listing needs rules_version 2, as in production. */
export function storageAccess(
  ruleset: Ruleset,
  options: StorageAccessOptions = {},
): (check: StorageCheck) => boolean {
  return (check) => {
    if (check.method === 'list' && ruleset.version === '1') return false;
    const path = requestedPath(check);
    return allows(ruleset, {
      service: 'firebase.storage',
      method: check.method,
      path,
      globals: globals(check, path),
      host: host(options),
    });
  };
}
