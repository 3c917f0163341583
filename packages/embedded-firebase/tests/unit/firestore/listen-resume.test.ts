import * as fc from 'fast-check';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { describe, expect, it } from 'vitest';
import { ChangeLog } from '#src/firestore/change-log.ts';
import { openFirestoreEngine, type OpenedEngine } from '#src/firestore/engine.ts';
import { compileQuery } from '#src/firestore/query/query.ts';
import type { QueryTarget } from '#src/firestore/values/types.ts';
import { forAll } from '../../support/for-all.ts';
import {
  admin,
  buildDocument,
  deleteWrite,
  engineWith,
  from,
  orderBy,
  setWrite,
  toValue,
  where,
  nameOf,
} from './builders.ts';
import { ClientModel, documents, history, listen, query, type AddTarget } from './listening.ts';

const abcd = { 'o/a': { n: 1 }, 'o/b': { n: 2 }, 'o/c': { n: 3 }, 'o/d': { n: 4 } };
const below10 = { query: from('o', { where: where('n', 'LESS_THAN', toValue(10)) }) };
const top2 = { query: from('o', { orderBy: [orderBy('n', 'DESCENDING')], limit: 2 }) };

/** Listens until its first snapshot, whose token it answers, and goes. */
function tokenOf(engine: OpenedEngine, target: AddTarget): string {
  const { add, take, stream } = listen(engine);
  add(2, target);
  const last = take().at(-1);
  stream.close();
  return (last && 'targetChange' in last && last.targetChange.resumeToken) || '';
}

function resume(engine: OpenedEngine, target: AddTarget, resumeToken: string): string {
  const { add, heard } = listen(engine);
  add(2, { ...target, resumeToken });
  return heard().join(' ');
}

describe('LF-02 a target that resumes', () => {
  it.each<[string, AddTarget]>([
    ['a query', below10],
    ['a query with a limit', top2],
    ['documents', documents('o/a', 'o/x')],
  ])('of %s hears nothing when nothing changed', async (_what, target) => {
    const engine = await engineWith(abcd);
    const token = tokenOf(engine, target);
    await engine.commit(admin, [setWrite('p/a', { n: 1 })]);
    expect(resume(engine, target, token)).toBe('ADD 2 CURRENT 2 SNAPSHOT');
  });

  it('of documents hears of those that changed or went', async () => {
    const engine = await engineWith(abcd);
    const target = documents('o/a', 'o/b', 'o/c');
    const token = tokenOf(engine, target);
    await engine.commit(admin, [setWrite('o/b', { n: 5 }), deleteWrite('o/c')]);
    expect(resume(engine, target, token)).toBe('ADD 2 +o/b xo/c CURRENT 2 SNAPSHOT');
  });

  it('is asked about by the rules as a new one is', async () => {
    let allowed = true;
    const engine = await engineWith(abcd, () => allowed);
    const token = tokenOf(engine, below10);
    allowed = false;
    const { add, heard } = listen(engine, { admin: false, auth: null });
    add(2, { ...below10, resumeToken: token });
    expect(heard()).toEqual(['REMOVE 2 7']);
  });

  it('starts over with the token of another database', async () => {
    const token = tokenOf(await engineWith(abcd), below10);
    const engine = await openFirestoreEngine({ file: null, now: () => Date.now() + 60_000 });
    await engine.commit(admin, [setWrite('o/z', { n: 1 })]);
    expect(resume(engine, below10, token)).toBe('ADD 2 RESET 2 +o/z CURRENT 2 SNAPSHOT');
  });

  it('goes on after a restart, and starts over when its state was compacted away', async () => {
    const file = await temporaryFile('firestore.jsonl');
    const first = await openFirestoreEngine({ file });
    await first.commit(
      admin,
      Object.entries(abcd).map(([path, fields]) => setWrite(path, fields)),
    );
    const token = tokenOf(first, top2);
    await first.commit(admin, [deleteWrite('o/d')]);
    await first.close();
    const second = await openFirestoreEngine({ file });
    const missed = 'ADD 2 +o/b xo/d CURRENT 2 SNAPSHOT';
    expect(resume(second, top2, token)).toBe(missed);
    const padding = 'x'.repeat(1_000_000);
    for (let n = 0; n < 20; n += 1) await second.commit(admin, [setWrite('p/a', { padding, n })]);
    await second.close();
    const third = await openFirestoreEngine({ file });
    const kept = tokenOf(third, top2);
    await third.close();
    const fourth = await openFirestoreEngine({ file });
    expect(resume(fourth, top2, token)).toBe('ADD 2 RESET 2 +o/c +o/b CURRENT 2 SNAPSHOT');
    await fourth.commit(admin, [setWrite('o/e', { n: 9 })]);
    expect(resume(fourth, top2, kept)).toBe('ADD 2 +o/e -o/b CURRENT 2 SNAPSHOT');
    await fourth.close();
  });

  it('of any query, away for any part of any history, sees the rows that a fresh query gives', async () => {
    await forAll([query, history, history], async (target, before, away) => {
      const engine = await engineWith({ 'o/a': { n: 1, m: 1 }, 'o/b': { n: 5 }, 'o/c': { m: 2 } });
      const client = new ClientModel();
      const stream = engine.listen(admin, (message) => client.receive(message));
      stream.receive({ addTarget: { targetId: 1, query: target } });
      for (const writes of before) await engine.commit(admin, writes);
      stream.close();
      for (const writes of away) await engine.commit(admin, writes);
      const again = engine.listen(admin, (message) => client.receive(message));
      again.receive({ addTarget: { targetId: 1, query: target, resumeToken: client.token } });
      expect(rowsOf(client, target)).toEqual(engine.runQuery(admin, target));
    });
  });
});

function rowsOf(client: ClientModel, target: QueryTarget, targetId = 1) {
  return [...(client.seen.get(targetId)?.values() ?? [])].toSorted(compileQuery(target).compare);
}

describe('the log of changes', () => {
  const one = buildDocument('o/a', { n: toValue(1) });
  const change = (n: number) => ({ name: `o/${n}`, before: one, after: null });

  it('keeps so many changes, and knows no time before them', () => {
    const log = new ChangeLog('t00', 4);
    for (let n = 1; n <= 5; n += 1) log.record(`t0${n}`, [change(n)]);
    expect(log.since('t00')).toBeNull();
    expect(log.since('t03')).toEqual([change(4), change(5)]);
    expect(log.since('t05')).toEqual([]);
    expect(log.last).toBe('t05');
  });

  it('keeps so many bytes of what was replaced', () => {
    const log = new ChangeLog('t00', 100, 2 * JSON.stringify(one).length);
    for (let n = 1; n <= 3; n += 1) log.record(`t0${n}`, [change(n)]);
    expect(log.since('t01')).toBeNull();
    expect(log.since('t02')).toEqual([change(3)]);
  });

  it('knows no time that is no commit of its own', () => {
    const log = new ChangeLog('t00');
    log.record('t02', [change(1)]);
    expect([log.since('t01'), log.since('t03'), log.since('')]).toEqual([null, null, null]);
  });
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
    const several = fc.array(query, { minLength: 1, maxLength: 4 });
    await forAll([several, history], async (queries, commits) => {
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
          expect(rowsOf(client, target, index + 1)).toEqual(engine.runQuery(admin, target));
        }
      }
      expect(client.times).toEqual([...new Set(client.times)].toSorted());
    });
  });
});
