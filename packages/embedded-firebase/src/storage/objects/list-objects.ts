import type { StoredObject } from './stored-object.ts';

export interface ListPage {
  /** "Folders": the names up to and with the delimiter. */
  prefixes: string[];
  items: StoredObject[];
  nextPageToken?: string;
}

interface Entry {
  /** What the page is sorted and continued by. */
  key: string;
  object?: StoredObject;
}

/**
 * A page of the objects below `prefix`, where names with a further `delimiter` count as one prefix.
 * @param objects those with the prefix, by name. @param pageToken of the page before.
 */
export function listObjects(
  objects: StoredObject[],
  options: { prefix: string; delimiter: string; maxResults: number; pageToken?: string },
): ListPage {
  const after = options.pageToken === undefined ? '' : decodePageToken(options.pageToken);
  const entries = collapse(objects, options).filter(({ key }) => key > after);
  const page = entries.slice(0, options.maxResults);
  const last = page.at(-1);
  return {
    prefixes: page.filter(({ object }) => !object).map(({ key }) => key),
    items: page.flatMap(({ object }) => object ?? []),
    ...(last && entries.length > page.length ? { nextPageToken: encodePageToken(last.key) } : {}),
  };
}

function collapse(
  objects: StoredObject[],
  { prefix, delimiter }: { prefix: string; delimiter: string },
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const end = delimiter === '' ? -1 : object.name.indexOf(delimiter, prefix.length);
    const key = end < 0 ? object.name : object.name.slice(0, end + delimiter.length);
    const entry = end < 0 ? { key, object } : { key };
    // An object named like a folder ("a/") would share its key: the folder stands for it.
    entries.set(key, entry);
  }
  return [...entries.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function encodePageToken(key: string): string {
  return Buffer.from(key).toString('base64url');
}

function decodePageToken(token: string): string {
  return Buffer.from(token, 'base64url').toString('utf8');
}
