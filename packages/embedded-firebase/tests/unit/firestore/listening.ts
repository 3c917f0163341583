import * as fc from 'fast-check';
import type { Caller } from '#src/base/caller.ts';
import type { OpenedEngine } from '#src/firestore/engine.ts';
import type {
  ListenRequest,
  ListenResponse,
  FirestoreDocument,
  QueryTarget,
  StructuredQuery,
  Write,
} from '#src/firestore/values/types.ts';
import {
  admin,
  brief,
  nameOf,
  deleteWrite,
  field,
  orderBy,
  ROOT,
  setWrite,
  toValue,
  where,
} from './builders.ts';

export type AddTarget = Omit<NonNullable<ListenRequest['addTarget']>, 'targetId'>;

/** A stream with what came on it. */
export function listen(engine: OpenedEngine, caller: Caller = admin) {
  const messages: ListenResponse[] = [];
  const stream = engine.listen(caller, (message) => messages.push(message));
  const take = () => messages.splice(0);
  return {
    stream,
    take,
    heard: () => take().map(brief),
    add: (targetId: number, target: AddTarget) =>
      stream.receive({ addTarget: { targetId, ...target } }),
  };
}

/** A stream on these targets, numbered 2, 4 and so on, whose first answers were taken. */
export function follow(engine: OpenedEngine, targets: AddTarget[], caller: Caller = admin) {
  const listener = listen(engine, caller);
  for (const [index, target] of targets.entries()) listener.add(2 * index + 2, target);
  listener.heard();
  return listener;
}

export const documents = (...paths: string[]) => ({
  documents: { documents: paths.map(nameOf) },
});

/** What a client keeps: rows by target, seen only when a snapshot closes a state. */
export class ClientModel {
  readonly #pending = new Map<number, Map<string, FirestoreDocument>>();
  readonly seen = new Map<number, Map<string, FirestoreDocument>>();
  readonly times: string[] = [];
  /** Names the state that was seen last. */
  token = '';

  receive(message: ListenResponse): void {
    if ('documentChange' in message) {
      const { document, targetIds = [] } = message.documentChange;
      for (const id of targetIds) this.#rows(id).set(document.name, document);
      return;
    }
    if ('targetChange' in message) {
      const { targetChangeType, targetIds = [], readTime = '' } = message.targetChange;
      this.token = message.targetChange.resumeToken ?? this.token;
      if (targetChangeType === 'RESET') for (const id of targetIds) this.#rows(id).clear();
      if (targetChangeType === 'NO_CHANGE') this.#snapshot(readTime);
      return;
    }
    const removal = 'documentDelete' in message ? message.documentDelete : message.documentRemove;
    for (const id of removal.removedTargetIds) this.#remove(id, removal.document);
  }

  #remove(id: number, name: string): void {
    if (!this.#rows(id).delete(name)) throw new Error(`${name} was not among the rows of ${id}`);
  }

  #snapshot(time: string): void {
    this.times.push(time);
    for (const [id, rows] of this.#pending) this.seen.set(id, new Map(rows));
  }

  #rows(id: number): Map<string, FirestoreDocument> {
    const rows = this.#pending.get(id) ?? new Map<string, FirestoreDocument>();
    this.#pending.set(id, rows);
    return rows;
  }
}

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

const paths = fc.oneof(
  fc.constantFrom(...ids).map((id) => `o/${id}`),
  fc.constantFrom('o/a/o/x', 'p/a/o/y', 'p/z'),
);

const small = fc.integer({ min: 0, max: 6 });

const fields = fc.record(
  { n: fc.oneof(small, fc.constantFrom('text', null)), m: small },
  { requiredKeys: [] },
);

const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(paths, fields).map(([path, plain]) => setWrite(path, plain)) },
  { weight: 1, arbitrary: paths.map(deleteWrite) },
  {
    weight: 1,
    arbitrary: fc.tuple(paths, small).map(([path, by]): Write => ({
      transform: {
        document: nameOf(path),
        fieldTransforms: [{ fieldPath: 'n', increment: toValue(by - 3) }],
      },
    })),
  },
);

/** Commits, one after the other. */
export const history = fc.array(fc.array(write, { minLength: 1, maxLength: 5 }), { maxLength: 15 });

const direction = fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const);

const windowed = fc.record(
  { limit: fc.integer({ min: 1, max: 4 }), offset: fc.nat(2) },
  { requiredKeys: [] },
);

const filter = fc.constantFrom<StructuredQuery['where']>(
  undefined,
  where('n', 'GREATER_THAN', toValue(2)),
  where('n', 'NOT_EQUAL', toValue(3)),
  where('m', 'IN', toValue([1, 2, 3])),
  { unaryFilter: { ...field('n'), op: 'IS_NULL' } },
  {
    compositeFilter: {
      op: 'OR',
      filters: [where('m', 'EQUAL', toValue(1)), where('n', 'LESS_THAN', toValue(2))],
    },
  },
);

export const query: fc.Arbitrary<QueryTarget> = fc
  .record({
    selector: fc.constantFrom(
      { collectionId: 'o' },
      { collectionId: 'o', allDescendants: true },
      { allDescendants: true },
    ),
    order: fc.option(fc.tuple(fc.constantFrom('n', 'm'), direction)),
    filter,
    windowed,
  })
  .map(({ selector, order, filter: condition, windowed: range }) => {
    const structuredQuery: StructuredQuery = { from: [selector], ...range };
    // A query without the id of a collection takes neither.
    if (!('collectionId' in selector)) return { parent: ROOT, structuredQuery };
    if (condition) structuredQuery.where = condition;
    if (order) structuredQuery.orderBy = [orderBy(...order)];
    return { parent: ROOT, structuredQuery };
  });
