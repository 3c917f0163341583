import {
  collection,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type {
  Firestore,
  FirestoreError,
  OrderByDirection,
  Query,
  QueryConstraint,
  QuerySnapshot,
  WhereFilterOp,
} from 'firebase/firestore';

/** Field, comparison, value. */
export type DocumentFilter = [field: string, comparison: WhereFilterOp, value: unknown];
type DocumentOrder = [field: string, direction: OrderByDirection];

export interface DocumentRow {
  id: string;
  data: Record<string, unknown>;
}

export interface DocumentQuery {
  where?: DocumentFilter[];
  orderBy?: DocumentOrder[];
  limit?: number;
  /** The last row of the previous page; this page starts after it. */
  after?: DocumentRow;
}

function filters(wanted: DocumentFilter[] = []): QueryConstraint[] {
  return wanted.map(([field, comparison, value]) => where(field, comparison, value));
}

/** Sorts by the id last, so that rows with equal fields have a fixed order and none appears on two pages. */
function order(orders: DocumentOrder[]): QueryConstraint[] {
  const direction = orders.at(-1)?.[1] ?? 'asc';
  return [
    ...orders.map(([field, direction]) => orderBy(field, direction)),
    orderBy(documentId(), direction),
  ];
}

function valueAt(data: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);
}

function behind(row: DocumentRow | undefined, orders: DocumentOrder[]): QueryConstraint[] {
  if (!row) return [];
  return [startAfter(...orders.map(([field]) => valueAt(row.data, field)), row.id)];
}

/** Returns how many documents match, counted by the server. */
export async function countDocuments(
  firestore: Firestore,
  name: string,
  wanted?: DocumentFilter[],
): Promise<number> {
  const found = await getCountFromServer(query(collection(firestore, name), ...filters(wanted)));
  return found.data().count;
}

function toQuery(firestore: Firestore, name: string, asked: DocumentQuery): Query {
  const orders = asked.orderBy ?? [];
  return query(
    collection(firestore, name),
    ...filters(asked.where),
    ...order(orders),
    ...behind(asked.after, orders),
    ...(asked.limit === undefined ? [] : [limit(asked.limit)]),
  );
}

function rowsOf(found: QuerySnapshot): DocumentRow[] {
  return found.docs.map((document) => ({ id: document.id, data: document.data() }));
}

/** Returns one page of the matching documents. */
export async function queryDocuments(
  firestore: Firestore,
  name: string,
  asked: DocumentQuery,
): Promise<DocumentRow[]> {
  return rowsOf(await getDocs(toQuery(firestore, name, asked)));
}

/** Listens to a page; `isCurrent` is false for unconfirmed rows. Returns a function that stops it. */
export function followDocuments(
  firestore: Firestore,
  name: string,
  asked: DocumentQuery,
  onRows: (rows: DocumentRow[], isCurrent: boolean) => void,
  onError: (error: FirestoreError) => void,
): () => void {
  return onSnapshot(
    toQuery(firestore, name, asked),
    { includeMetadataChanges: true },
    (found) => onRows(rowsOf(found), !found.metadata.fromCache),
    onError,
  );
}
