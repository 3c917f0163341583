import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuery } from '#local-firebase/firestore/query/query.ts';
import type { QueryTarget } from '#local-firebase/firestore/values/types.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { admin, engineWith, nameOf, setWrite } from './builders.ts';
import { ClientModel, history, query } from './listen-histories.ts';

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
