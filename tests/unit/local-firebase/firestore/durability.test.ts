import { readFile, stat, writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFirestoreEngine } from '#local-firebase/firestore/engine.ts';
import {
  admin,
  deleteWrite,
  fieldsOf,
  from,
  nameOf,
  pathsOf,
  setWrite,
  toValue,
} from './builders.ts';
import { temporaryFile } from '../temporary-file.ts';

let file: string;
beforeEach(async () => void (file = await temporaryFile('firestore.jsonl')));

/** A journal's line that replaces the one document there is. */
const line = (n: number) => {
  const time = `2040-01-01T00:00:00.${String(n).padStart(6, '0')}Z`;
  const name = nameOf('o/a');
  const fields = { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat(20_000) } };
  return JSON.stringify({ time, set: [{ name, fields, createTime: time, updateTime: time }] });
};

describe('after a restart', () => {
  it('times go on behind the last commit, even on a clock that was set back', async () => {
    const before = await openFirestoreEngine({ file, now: () => 2_000_000_000_000 });
    await before.commit(admin, [setWrite('o/a', {})]);
    const last = await before.commit(admin, [deleteWrite('o/a')]);
    await before.close();
    const after = await openFirestoreEngine({ file, now: () => 1_000_000_000_000 });
    const read = after.readTime();
    const next = await after.commit(admin, [setWrite('o/a', {})]);
    expect(last.commitTime < read && read < next.commitTime).toBe(true);
    await after.close();
  });

  it('a commit that was torn is gone as a whole', async () => {
    const before = await openFirestoreEngine({ file });
    await before.commit(admin, [setWrite('o/a', {})]);
    await before.commit(admin, [setWrite('o/b', {}), setWrite('o/c', {})]);
    await before.close();
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.slice(0, -20));
    const after = await openFirestoreEngine({ file });
    expect(pathsOf(after, from('o'))).toEqual(['o/a']);
    await after.close();
  });

  it('refuses commits once it is closed, as UNAVAILABLE', async () => {
    const engine = await openFirestoreEngine({ file });
    await engine.close();
    await expect(engine.commit(admin, [setWrite('o/a', {})])).rejects.toThrow(
      expect.objectContaining({ status: 'UNAVAILABLE' }),
    );
    expect(pathsOf(engine, from('o'))).toEqual([]);
  });
});

describe('the journal', () => {
  it('lets commits build on each other while earlier ones are still being synced', async () => {
    const engine = await openFirestoreEngine({ file });
    const fieldTransforms = [{ fieldPath: 'n', increment: toValue(1) }];
    const increment = { transform: { document: nameOf('o/a'), fieldTransforms } };
    const first = engine.commit(admin, [increment]);
    await setImmediate();
    const others = [engine.commit(admin, [increment]), engine.commit(admin, [increment])];
    await first;
    await Promise.all([...others, engine.commit(admin, [increment])]);
    expect(fieldsOf(engine, 'o/a')).toEqual({ n: toValue(4) });
    await engine.close();
  });

  it('is compacted when it is opened, keeping the last time', async () => {
    const deleted = JSON.stringify({
      time: '2040-06-01T00:00:00.000000Z',
      deleted: [nameOf('o/b')],
    });
    const lines = [...Array.from({ length: 400 }, (_, n) => line(n)), deleted];
    await writeFile(file, lines.join('\n') + '\n');
    const engine = await openFirestoreEngine({ file });
    expect((await stat(file)).size).toBeLessThan(25_000);
    await engine.close();
    const again = await openFirestoreEngine({ file });
    expect(again.runQuery(admin, from('o'))[0]?.fields.n).toEqual({ integerValue: '399' });
    expect(again.readTime() > '2040-06-01').toBe(true);
    await again.close();
  });
});
