import type { EditableFields, StoredObject } from './stored-object.ts';

/** A resumable upload; its bytes so far are the blob of the same id. */
export interface Upload extends EditableFields {
  id: string;
  bucket: string;
  name: string;
  startedAt: number;
  /** Set once the object is made, so that a client who missed the answer can ask. */
  finished: boolean;
}

export type StorageChange =
  | { set: 'object'; object: StoredObject }
  | { set: 'upload'; upload: Upload }
  | { drop: 'object'; bucket: string; name: string }
  | { drop: 'upload'; id: string };

/** Objects and running uploads in memory, changed by nothing but `apply`. */
export class ObjectIndex {
  readonly uploads = new Map<string, Upload>();
  readonly #buckets = new Map<string, Map<string, StoredObject>>();

  get(bucket: string, name: string): StoredObject | null {
    return this.#buckets.get(bucket)?.get(name) ?? null;
  }

  /** The objects whose name begins with `prefix`, by name. */
  withPrefix(bucket: string, prefix: string): StoredObject[] {
    const all = [...(this.#buckets.get(bucket)?.values() ?? [])];
    const found = all.filter(({ name }) => name.startsWith(prefix));
    return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  apply(change: StorageChange): void {
    if ('set' in change) this.#set(change);
    else if (change.drop === 'object') this.#buckets.get(change.bucket)?.delete(change.name);
    else this.uploads.delete(change.id);
  }

  *snapshot(): Generator<StorageChange> {
    for (const bucket of this.#buckets.values()) {
      for (const object of bucket.values()) yield { set: 'object', object };
    }
    for (const upload of this.uploads.values()) yield { set: 'upload', upload };
  }

  /** The blobs that objects and unfinished uploads stand on. */
  blobs(): Set<string> {
    const ids = new Set<string>();
    for (const bucket of this.#buckets.values()) {
      for (const { blob } of bucket.values()) ids.add(blob);
    }
    for (const { id, finished } of this.uploads.values()) if (!finished) ids.add(id);
    return ids;
  }

  #set(change: Extract<StorageChange, { set: string }>): void {
    if (change.set === 'upload') {
      this.uploads.set(change.upload.id, change.upload);
      return;
    }
    const { object } = change;
    const bucket = this.#buckets.get(object.bucket) ?? new Map<string, StoredObject>();
    this.#buckets.set(object.bucket, bucket.set(object.name, object));
  }
}
