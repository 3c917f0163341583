import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LISTEN_RECHECK_MS } from '#src/firestore/listen/listen-hub.ts';
import {
  admin,
  deleteWrite,
  engineWith,
  from,
  nameOf,
  orderBy,
  setWrite,
  toValue,
  user,
} from './builders.ts';
import { documents, follow, listen } from './listening.ts';

const isOwn = (owner: unknown) => JSON.stringify(owner) === JSON.stringify(toValue('ann'));
const top2 = { query: from('o', { orderBy: [orderBy('n', 'DESCENDING')], limit: 2 }) };
const abc = { 'o/a': { n: 1 }, 'o/b': { n: 2 }, 'o/c': { n: 3 } };

describe('after a commit', () => {
  it('targets that are not concerned hear nothing, nor do other streams', async () => {
    const engine = await engineWith(abc);
    const one = follow(engine, [top2, documents('o/a')]);
    const other = follow(engine, [documents('p/x')]);
    await engine.commit(admin, [setWrite('o/low', { n: -1 }), setWrite('q/x', {})]);
    expect([one.heard(), other.heard()]).toEqual([[], []]);
  });

  it('a removed target, and a closed stream, hear no more', async () => {
    const engine = await engineWith(abc);
    const { stream, heard } = follow(engine, [top2, documents('o/a')]);
    stream.receive({ removeTarget: 2 });
    expect(heard()).toEqual(['REMOVE 2']);
    await engine.commit(admin, [setWrite('o/a', { n: 8 })]);
    expect(heard()).toEqual(['+o/a', 'SNAPSHOT']);
    stream.close();
    stream.receive({ addTarget: { targetId: 6, ...top2 } });
    await engine.commit(admin, [setWrite('o/a', { n: 9 })]);
    expect(heard()).toEqual([]);
  });

  it('a stream whose connection breaks is dropped, and the others hear', async () => {
    const engine = await engineWith(abc);
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    let isBroken = false;
    const broken = engine.listen(admin, () => {
      if (isBroken) throw new Error('broken pipe');
    });
    broken.receive({ addTarget: { targetId: 2, ...documents('o/a') } });
    const { heard } = follow(engine, [documents('o/a')]);
    isBroken = true;
    await engine.commit(admin, [setWrite('o/a', { n: 8 })]);
    expect(heard()).toEqual(['+o/a', 'SNAPSHOT']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('broken pipe'));
    warn.mockRestore();
  });

  it('nobody sees it before it is acknowledged as synced', async () => {
    const engine = await engineWith(abc);
    const { add, heard } = follow(engine, [documents('o/a')]);
    const commit = engine.commit(admin, [setWrite('o/a', { n: 8 })]);
    const before = engine.readTime();
    add(4, documents('o/a'));
    expect(engine.batchGet(admin, [nameOf('o/a')])[0]?.document?.fields).toEqual({ n: toValue(1) });
    expect(heard()).toEqual(['ADD 4', '+o/a', 'CURRENT 4', 'SNAPSHOT']);
    const { commitTime } = await commit;
    expect(before < commitTime && commitTime < engine.readTime()).toBe(true);
    expect(heard()).toEqual(['+o/a', '+o/a', 'SNAPSHOT']);
  });
});

/** Grants only while there is a user called ann. */
const engineForAnn = () =>
  engineWith({ ...abc, 'users/ann': {} }, (check) => check.get(nameOf('users/ann')) !== null);

describe('a listener the rules deny', () => {
  const ownOnly = { 'o/a': { owner: 'ann' }, 'o/b': { owner: 'bob' } };

  it('loses a document that a commit takes out of its reach', async () => {
    const engine = await engineWith(ownOnly, ({ resource }) => isOwn(resource?.fields.owner));
    const { add, heard } = listen(engine, user('ann'));
    add(2, documents('o/a'));
    expect(heard()).toEqual(['ADD 2', '+o/a', 'CURRENT 2', 'SNAPSHOT']);
    await engine.commit(admin, [setWrite('o/a', { owner: 'bob', secret: 1 })]);
    expect(heard()).toEqual(['REMOVE 2 7', 'SNAPSHOT']);
    await engine.commit(admin, [setWrite('o/a', { owner: 'ann' })]);
    expect(heard()).toEqual([]);
  });

  it('SE-02 loses its targets at once when a document that the rules look into takes its right', async () => {
    const engine = await engineForAnn();
    const targets = [{ query: from('o') }, documents('o/a')];
    const [ann, owner] = [follow(engine, targets, user('ann')), follow(engine, targets)];
    await engine.commit(admin, [deleteWrite('users/ann'), setWrite('o/a', { n: 5 })]);
    expect(ann.heard()).toEqual(['REMOVE 2 7', 'REMOVE 4 7', 'SNAPSHOT']);
    expect(owner.heard()).toEqual(['+o/a', '+o/a', 'SNAPSHOT']);
  });

  it('SE-02 keeps its targets when such a document leaves it the right', async () => {
    const engine = await engineForAnn();
    const { heard } = follow(engine, [{ query: from('o') }], user('ann'));
    await engine.commit(admin, [setWrite('users/ann', { n: 1 }), setWrite('users/bob', {})]);
    expect(heard()).toEqual([]);
  });
});

/** A right that ends without any change of a document: by the hour, or by other rules. */
async function listenUntilRefused() {
  let allowed = true;
  const engine = await engineWith({ 'o/a': { n: 1 } }, () => allowed);
  const targets = [{ query: from('o') }, documents('o/a')];
  const { heard, stream } = follow(engine, targets, user('ann'));
  return { engine, heard, stream, refuse: () => void (allowed = false) };
}

describe('SE-02 open targets', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('end within half a minute with code 7, and only once', async () => {
    expect(LISTEN_RECHECK_MS).toBeLessThanOrEqual(30_000);
    const { heard, refuse } = await listenUntilRefused();
    vi.advanceTimersByTime(LISTEN_RECHECK_MS);
    expect(heard()).toEqual([]);
    refuse();
    vi.advanceTimersByTime(LISTEN_RECHECK_MS);
    expect(heard()).toEqual(['REMOVE 2 7', 'REMOVE 4 7', 'SNAPSHOT']);
    vi.advanceTimersByTime(LISTEN_RECHECK_MS);
    expect(heard()).toEqual([]);
  });

  it('end at once when other rules are set', async () => {
    const { engine, heard } = await listenUntilRefused();
    engine.setAuthorize(() => false);
    expect(heard()).toEqual(['REMOVE 2 7', 'REMOVE 4 7', 'SNAPSHOT']);
  });

  it('of a query are not asked about for each row that changes', async () => {
    let asked = 0;
    const engine = await engineWith({}, () => (asked += 1) > 0);
    const { heard } = follow(engine, [{ query: from('o') }], user('ann'));
    for (let n = 0; n < 3; n += 1) await engine.commit(admin, [setWrite('o/a', { n })]);
    expect(heard()).toEqual(['+o/a', 'SNAPSHOT', '+o/a', 'SNAPSHOT', '+o/a', 'SNAPSHOT']);
    expect(asked).toBe(1);
  });

  it('are not asked about once their stream, or the engine, is closed', async () => {
    const one = await listenUntilRefused();
    one.stream.close();
    one.refuse();
    vi.advanceTimersByTime(LISTEN_RECHECK_MS);
    expect(one.heard()).toEqual([]);
    await one.engine.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
