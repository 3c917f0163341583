import { Access } from './access.ts';
import { Committer } from './committer.ts';
import type { FirestoreEngine } from './engine-contract.ts';
import type { Indexes } from './query/indexes.ts';
import { parseList } from './values/invalid.ts';
import { Ledger } from './ledger.ts';
import { ListenHub } from './listen/listen-hub.ts';
import { ListenStream } from './listen/listen-stream.ts';
import { readDocuments } from './read-documents.ts';
import { Transactions } from './transactions.ts';
import type { Authorize } from './values/types.ts';
import { WriteStream } from './write/write-stream.ts';

interface EngineOptions {
  /** The journal; null keeps everything in memory. */
  file: string | null;
  /** Asked on every call that is not an admin's; without it everything is allowed. */
  authorize?: Authorize;
  /** Those that queries may use; without it every query is answered. */
  indexes?: Indexes;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export type OpenedEngine = FirestoreEngine & { setAuthorize(authorize: Authorize): void };

/** Replays the journal and serves. Calls throw RpcError. */
export async function openFirestoreEngine({
  file,
  authorize = () => true,
  indexes,
  now = Date.now,
}: EngineOptions): Promise<OpenedEngine> {
  const ledger = await Ledger.open(file, now);
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
    beginTransaction: () => transactions.begin(),
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
