import type { FirestoreEngine } from '#src/firestore/engine-contract.ts';
import type {
  ListenRequest,
  ListenResponse,
  WriteRequest,
  WriteResponse,
} from '#src/firestore/values/types.ts';

interface OpenedStream<Request, Response> {
  received: Request[];
  closed: number;
  send(message: Response): void;
  fail(error: unknown): void;
}

const unexpected = () => {
  throw new Error('The test did not expect this call');
};

/** An engine of which the transports' tests see every stream; other calls are given by the test. */
export function fakeEngine(calls: Partial<FirestoreEngine> = {}) {
  const listens: OpenedStream<ListenRequest, ListenResponse>[] = [];
  const writes: OpenedStream<WriteRequest, WriteResponse>[] = [];
  const engine: FirestoreEngine = {
    batchGet: unexpected,
    runQuery: unexpected,
    runAggregation: unexpected,
    commit: unexpected,
    beginTransaction: () => 'dHJhbnNhY3Rpb24=',
    rollback: unexpected,
    listCollectionIds: unexpected,
    listMissing: unexpected,
    clear: unexpected,
    readTime: () => '2026-01-02T03:04:05.000006Z',
    listen: (_caller, send) => openStream(listens, send, unexpected),
    write: (_caller, send, fail) => openStream(writes, send, fail),
    close: () => Promise.resolve(),
    ...calls,
  };
  return { engine, listens, writes };
}

function openStream<Request, Response>(
  opened: OpenedStream<Request, Response>[],
  send: (message: Response) => void,
  fail: (error: unknown) => void,
) {
  const stream: OpenedStream<Request, Response> = { received: [], closed: 0, send, fail };
  opened.push(stream);
  return {
    receive: (message: Request) => void stream.received.push(message),
    close: () => void stream.closed++,
  };
}
