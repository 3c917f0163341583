import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuery } from '#local-firebase/firestore/query.ts';
import type {
  FirestoreDocument,
  ListenResponse,
  QueryTarget,
  StructuredQuery,
  Write,
} from '#local-firebase/firestore/types.ts';
import {
  admin,
  deleteWrite,
  engineWith,
  field,
  ROOT,
  nameOf,
  orderBy,
  setWrite,
  toValue,
  where,
} from './builders.ts';
import { runs } from '#tests/fixtures/runs.ts';

/** What a client keeps: rows by target, seen only when a snapshot closes a state. */
class ClientModel {
  readonly #pending = new Map<number, Map<string, FirestoreDocument>>();
  readonly seen = new Map<number, Map<string, FirestoreDocument>>();
  readonly times: string[] = [];

  receive(message: ListenResponse): void {
    if ('documentChange' in message) {
      const { document, targetIds = [] } = message.documentChange;
      for (const id of targetIds) this.#rows(id).set(document.name, document);
      return;
    }
    if ('targetChange' in message) {
      const { targetChangeType, targetIds = [], readTime = '' } = message.targetChange;
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
const history = fc.array(fc.array(write, { minLength: 1, maxLength: 5 }), { maxLength: 15 });

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
const query: fc.Arbitrary<QueryTarget> = fc
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
    if (condition) structuredQuery.where = condition;
    if (order) structuredQuery.orderBy = [orderBy(...order)];
    return { parent: ROOT, structuredQuery };
  });

const linesBelow = (path: string): QueryTarget => ({
  parent: nameOf(path),
  structuredQuery: { from: [{ collectionId: 'lines', allDescendants: true }] },
});

describe('listening', () => {
  it('goes on when another listener of the same query leaves, and knows its own part of a group', async () => {
    const engine = await engineWith();
    const [client, leaving] = [new ClientModel(), new ClientModel()];
    const streams = [client, leaving].map((model) => {
      const stream = engine.listen(admin, (message) => model.receive(message));
      stream.receive({ addTarget: { targetId: 1, query: linesBelow('o/a') } });
      return stream;
    });
    streams[1]?.close();
    await engine.commit(admin, [setWrite('o/a/lines/1', {}), setWrite('o/b/lines/2', {})]);
    expect([...(client.seen.get(1)?.keys() ?? [])]).toEqual([nameOf('o/a/lines/1')]);
    expect(leaving.seen.get(1)).toBeUndefined();
  });

  it('gives, after every commit of any history, the rows a fresh query gives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(query, { minLength: 1, maxLength: 4 }),
        history,
        async (queries, commits) => {
          const engine = await engineWith({
            'o/a': { n: 1, m: 1 },
            'o/b': { n: 5 },
            'o/c': { m: 2, n: 4 },
          });
          const client = new ClientModel();
          const stream = engine.listen(admin, (message) => client.receive(message));
          for (const [index, target] of queries.entries())
            stream.receive({ addTarget: { targetId: index + 1, query: target } });
          for (const writes of [[], ...commits]) {
            await engine.commit(admin, writes);
            for (const [index, target] of queries.entries()) {
              const rows = [...(client.seen.get(index + 1)?.values() ?? [])];
              const { compare } = compileQuery(target);
              expect(rows.toSorted(compare)).toEqual(engine.runQuery(admin, target));
            }
          }
          expect(client.times).toEqual([...new Set(client.times)].toSorted());
        },
      ),
      { numRuns: runs() },
    );
  });
});
