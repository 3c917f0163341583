/** The proto3 JSON shapes of google.firestore.v1 that the SDKs send and expect. */

export type Value =
  | { nullValue: null | 'NULL_VALUE' }
  | { booleanValue: boolean }
  | { integerValue: string | number }
  | { doubleValue: number | string }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

export type Fields = Record<string, Value>;

/** `name` is `projects/P/databases/D/documents/collection/id…`; times are ISO with microseconds. */
export interface FirestoreDocument {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

interface FieldReference {
  fieldPath: string;
}

export type FilterOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'IN'
  | 'NOT_IN'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY';

export interface Filter {
  compositeFilter?: { op: 'AND' | 'OR'; filters: Filter[] };
  fieldFilter?: { field: FieldReference; op: FilterOperator; value: Value };
  unaryFilter?: {
    field: FieldReference;
    op: 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN';
  };
}

interface Cursor {
  values?: Value[];
  before?: boolean;
}

export interface StructuredQuery {
  from: { collectionId?: string; allDescendants?: boolean }[];
  select?: { fields?: FieldReference[] };
  where?: Filter;
  orderBy?: { field: FieldReference; direction?: 'ASCENDING' | 'DESCENDING' }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number | { value: number };
}

/** `parent` is `projects/P/databases/D/documents`, or a document's name for its subcollections. */
export interface QueryTarget {
  parent: string;
  structuredQuery: StructuredQuery;
}

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

export interface FieldTransform {
  fieldPath: string;
  setToServerValue?: 'REQUEST_TIME';
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
}

export interface Write {
  update?: { name: string; fields?: Fields };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  delete?: string;
  verify?: string;
  transform?: { document: string; fieldTransforms: FieldTransform[] };
  currentDocument?: Precondition;
}

export interface CommitOptions {
  /** Its reads must still be current. */
  transaction?: string | undefined;
  /** `projects/P/databases/D`, in which all writes must lie. */
  database?: string | undefined;
}

export interface WriteResult {
  /** Absent after a delete. */
  updateTime?: string;
  transformResults?: Value[];
}

export interface CommitResult {
  writeResults: WriteResult[];
  commitTime: string;
}

/** What the rules are asked. `resource` is what is stored, `next` what a write would leave. */
export interface AccessCheck {
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Full document name; for `list` the query says where. */
  name: string;
  query?: QueryTarget;
  auth: { uid: string; token: Record<string, unknown> } | null;
  /** ISO, the time of the request. */
  time: string;
  resource: FirestoreDocument | null;
  next: FirestoreDocument | null;
  get(name: string): FirestoreDocument | null;
  /** As `get`, with the writes of the same commit applied. */
  getAfter(name: string): FirestoreDocument | null;
}

/** True when the rules allow it; the engine turns false into PERMISSION_DENIED. */
export type Authorize = (check: AccessCheck) => boolean;

export interface ListenRequest {
  addTarget?: {
    targetId: number;
    documents?: { documents: string[] };
    query?: QueryTarget;
    resumeToken?: string;
    readTime?: string;
    expectedCount?: number;
    once?: boolean;
  };
  removeTarget?: number;
}

export type ListenResponse =
  | {
      targetChange: {
        targetChangeType: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
        targetIds?: number[];
        cause?: { code: number; message: string };
        resumeToken?: string;
        readTime?: string;
      };
    }
  | {
      documentChange: {
        document: FirestoreDocument;
        targetIds?: number[];
        removedTargetIds?: number[];
      };
    }
  | { documentDelete: { document: string; readTime: string; removedTargetIds: number[] } }
  | { documentRemove: { document: string; readTime: string; removedTargetIds: number[] } };

export interface WriteRequest {
  /** `projects/P/databases/D`, in the first message. */
  database?: string;
  streamId?: string;
  streamToken?: string;
  writes?: Write[];
}

export interface WriteResponse extends Partial<CommitResult> {
  streamId?: string;
  streamToken: string;
}
