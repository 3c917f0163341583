import type { Caller } from '../base/caller.ts';
import type {
  CommitOptions,
  CommitResult,
  FirestoreDocument,
  ListenRequest,
  ListenResponse,
  QueryTarget,
  StructuredQuery,
  Value,
  Write,
  WriteRequest,
  WriteResponse,
} from './values/types.ts';

/** A listener's or writer's stream, whatever carries it (WebChannel or gRPC). */
export interface ServerStream<Request> {
  receive(message: Request): void;
  close(): void;
}

/** Reads take part in `transaction` when it is given: the commit fails with ABORTED if they changed. */
export interface FirestoreEngine {
  /** One entry a name, in the order asked. */
  batchGet(
    caller: Caller,
    names: string[],
    transaction?: string,
  ): { name: string; document: FirestoreDocument | null }[];
  runQuery(caller: Caller, target: QueryTarget, transaction?: string): FirestoreDocument[];
  runAggregation(
    caller: Caller,
    parent: string,
    query: {
      structuredQuery: StructuredQuery;
      aggregations: {
        alias?: string;
        count?: { upTo?: string | number | { value: string | number } };
        sum?: { field: { fieldPath: string } };
        avg?: { field: { fieldPath: string } };
      }[];
    },
    transaction?: string,
  ): Record<string, Value>;
  /** All or nothing; resolves once the journal has synced it. Throws RpcError. */
  commit(caller: Caller, writes: Write[], options?: CommitOptions): Promise<CommitResult>;
  beginTransaction(options?: { readOnly?: boolean }): string;
  /** Throws INVALID_ARGUMENT for a transaction that is over or was never begun. */
  rollback(transaction: string): void;
  listCollectionIds(caller: Caller, parent: string): string[];
  /** Names right below the parent without a document, but with documents below; null: of every collection. */
  listMissing(caller: Caller, parent: string, collectionId: string | null): string[];
  /** Empties everything below `prefix`; answers how many documents went. */
  clear(prefix: string): Promise<number>;
  /** A read time that never goes backwards, ISO with microseconds. */
  readTime(): string;
  listen(caller: Caller, send: (message: ListenResponse) => void): ServerStream<ListenRequest>;
  /** `fail` ends the stream with that error. */
  write(
    caller: Caller,
    send: (message: WriteResponse) => void,
    fail: (error: unknown) => void,
  ): ServerStream<WriteRequest>;
  close(): Promise<void>;
}
