import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '../../base/caller.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { comparePaths } from '../values/compare-text.ts';
import { invalid } from '../values/invalid.ts';
import type { FirestoreDocument, QueryTarget, Value } from '../values/types.ts';
import { parseOrderBy } from './order-by-text.ts';
import { orderingsOf } from './query-order.ts';

const ADMIN: Caller = { admin: true, auth: null };

/** Production answers this many when nothing is said, and never more than the second. */
const PAGE_DEFAULT = 20;
const PAGE_MAX = 300;

/** A document, or only the name of one that is not there but has documents below it. */
type ListedDocument = FirestoreDocument | { name: string };

interface Listing {
  /** The root of the database or a document. */
  parent: string;
  /** Empty: all collections right below the parent. */
  collectionId: string;
  pageSize: number;
  pageToken: string;
  orderBy: string;
  showMissing: boolean;
  transaction?: string | undefined;
}

interface Page {
  documents: ListedDocument[];
  nextPageToken?: string;
}

/**
 * A page of the documents of a collection, as a query without filters finds them.
 * @throws RpcError INVALID_ARGUMENT, also for the page token of another listing, PERMISSION_DENIED
 */
export function listPage(engine: FirestoreEngine, caller: Caller, listing: Listing): Page {
  const { parent, collectionId, showMissing } = listing;
  if (showMissing && listing.orderBy !== '')
    throw invalid('order_by and show_missing cannot be used together');
  const size = Math.min(listing.pageSize || PAGE_DEFAULT, PAGE_MAX);
  const orderBy = parseOrderBy(listing.orderBy);
  const after = listing.pageToken === '' ? null : decodeToken(listing);
  const queryAfter = (cursor: Value[] | null, limit: number): QueryTarget => ({
    parent,
    structuredQuery: {
      from: [collectionId === '' ? {} : { collectionId }],
      orderBy,
      limit,
      ...(cursor && { startAt: { values: cursor, before: false } }),
    },
  });
  // The rules may ask about the limit, so the query asks for what the caller asked for, and no row more.
  const found = engine.runQuery(caller, queryAfter(after, size), listing.transaction);
  const missing = showMissing ? missingAfter(engine, caller, listing, after) : [];
  const rows = missing.length > 0 ? [...found, ...missing].toSorted(byName) : found;
  const documents = rows.slice(0, size);
  const last = documents.at(-1);
  if (!last || documents.length < size) return { documents };
  const cursor = cursorOf(last, orderBy);
  const goesOn = rows.length > size || engine.runQuery(ADMIN, queryAfter(cursor, 1)).length > 0;
  return goesOn ? { documents, nextPageToken: encodeToken(listing, cursor) } : { documents };
}

function missingAfter(
  engine: FirestoreEngine,
  caller: Caller,
  { parent, collectionId }: Listing,
  after: Value[] | null,
): ListedDocument[] {
  const names = engine.listMissing(caller, parent, collectionId || null);
  const [start] = after ?? [];
  const isAfter = (name: string) =>
    !start || !('referenceValue' in start) || comparePaths(name, start.referenceValue) > 0;
  return names.filter(isAfter).map((name) => ({ name }));
}

function byName(a: ListedDocument, b: ListedDocument): number {
  return comparePaths(a.name, b.name);
}

/** The values by which a query goes on behind this row. */
function cursorOf(row: ListedDocument, orderBy: ReturnType<typeof parseOrderBy>): Value[] {
  const document = { fields: {}, createTime: '', updateTime: '', ...row };
  return orderingsOf(orderBy, []).flatMap(({ read }) => read(document) ?? []);
}

const tokenShape = z.object({ of: z.string(), after: z.array(z.custom<Value>()) });

/** Production asks that everything but the page size stays the same from page to page. */
function listingHash({ parent, collectionId, orderBy, showMissing }: Listing): string {
  const said = JSON.stringify([parent, collectionId, orderBy, showMissing]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 16);
}

function encodeToken(listing: Listing, after: Value[]): string {
  const token = JSON.stringify({ of: listingHash(listing), after });
  return Buffer.from(token).toString('base64url');
}

function decodeToken(listing: Listing): Value[] {
  const token = tokenShape.safeParse(parseToken(listing.pageToken));
  if (!token.success || token.data.of !== listingHash(listing))
    throw invalid('page_token is not one of this listing');
  return token.data.after;
}

function parseToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
