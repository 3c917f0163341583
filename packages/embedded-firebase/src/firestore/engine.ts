import type { Caller } from '../base/caller.ts';
import { RpcError } from '../base/rpc-error.ts';
import type { DiskRefusals } from '../journal/disk-refusals.ts';
import { Committer } from './committer.ts';
import { listCollectionIds, missingDocuments, type DocumentStore } from './document-store.ts';
import type { FirestoreEngine } from './engine-contract.ts';
import { Ledger } from './ledger.ts';
import { ListenHub } from './listen/listen-hub.ts';
import { ListenStream } from './listen/listen-stream.ts';
import { Access, permissionDenied } from './query/access.ts';
import { compileAggregations } from './query/aggregation.ts';
import type { Indexes } from './query/indexes.ts';
import { compileQuery, selectDocuments, type CompiledQuery } from './query/query.ts';
import { Transactions } from './transactions.ts';
import { parseDocumentName, parseParent } from './values/document-name.ts';
import { parseList } from './values/invalid.ts';
import type { Authorize, QueryTarget } from './values/types.ts';
import { WriteStream } from './write/write-stream.ts';

interface ReadPorts {
  documents: DocumentStore;
  access: Access;
  transactions: Transactions;
  indexes: Indexes | undefined;
}

type Reads = Pick<
  FirestoreEngine,
  'batchGet' | 'runQuery' | 'runAggregation' | 'listCollectionIds' | 'listMissing'
>;

interface EngineOptions {
  /** The journal; null keeps everything in memory. */
  file: string | null;
  /** Asked on every call that is not an admin's; without it everything is allowed. */
  authorize?: Authorize;
  /** Those that queries may use; without it every query is answered. */
  indexes?: Indexes;
  /** Milliseconds since 1970. */
  now?: () => number;
  refusals?: DiskRefusals | undefined;
}

export type OpenedEngine = FirestoreEngine & { setAuthorize(authorize: Authorize): void };

/** Replays the journal and serves. Calls throw RpcError. */
export async function openFirestoreEngine({
  file,
  authorize = () => true,
  indexes,
  now = Date.now,
  refusals,
}: EngineOptions): Promise<OpenedEngine> {
  const ledger = await Ledger.open(file, now, refusals);
  const { documents } = ledger;
  const time = () => ledger.clock.next();
  const access = new Access(authorize, (name) => documents.get(name), time);
  const transactions = new Transactions(ledger, now);
  const committer = new Committer(ledger, access, transactions);
  const hub = new ListenHub(ledger, access, indexes);

  return {
    ...readDocuments({ documents, access, transactions, indexes }),
    commit: async (caller, writes, options) =>
      committer.commit(caller, parseList(writes, 'writes'), options),
    beginTransaction: ({ readOnly = false } = {}) => transactions.begin(readOnly),
    rollback: (transaction) => transactions.end(transaction),
    clear: (prefix) => committer.clear(prefix),
    readTime: () => ledger.readTime(),
    listen: (caller, send) => new ListenStream(hub, caller, send),
    write: (caller, send, fail) => new WriteStream(committer, caller, send, fail),
    setAuthorize(changed) {
      access.setAuthorize(changed);
      hub.recheckAll();
    },
    close() {
      hub.close();
      return ledger.close();
    },
  };
}

/** The calls of the engine that read once. Each asks the rules, and a transaction notes what it saw. */
function readDocuments({ documents, access, transactions, indexes }: ReadPorts): Reads {
  const select = (caller: Caller, target: QueryTarget, query: CompiledQuery) => {
    if (!access.mayList(caller, target)) throw permissionDenied('list', target.parent);
    indexes?.require(query.needs);
    return selectDocuments(documents, query);
  };
  return {
    batchGet: (caller, names, transaction) =>
      parseList(names, 'documents').map((input) => {
        const name = parseDocumentName(input);
        const document = documents.get(name);
        if (!access.mayGet(caller, name, document)) throw permissionDenied('get', name);
        if (transaction) transactions.noteDocument(transaction, name, document);
        return { name, document };
      }),
    runQuery: (caller, target, transaction) => {
      const query = compileQuery(target);
      const found = select(caller, target, query);
      if (transaction) transactions.noteQuery(transaction, query, found);
      return found.map(query.project);
    },
    runAggregation: (caller, parent, { structuredQuery, aggregations }, transaction) => {
      const target = { parent, structuredQuery };
      const { paths, aggregate } = compileAggregations(aggregations);
      const query = compileQuery(target, paths);
      const rows = select(caller, target, query);
      if (transaction)
        transactions.noteQuery(transaction, query, rows, (now) => JSON.stringify(aggregate(now)));
      return aggregate(rows);
    },
    listCollectionIds: (caller, parent) => {
      if (!caller.admin) throw new RpcError('PERMISSION_DENIED', 'Only an admin lists collections');
      return listCollectionIds(documents, parseParent(parent));
    },
    listMissing: (caller, parent, collectionId) => {
      if (!caller.admin)
        throw new RpcError('PERMISSION_DENIED', 'Only an admin lists missing documents');
      return missingDocuments(documents, parseParent(parent), collectionId);
    },
  };
}
