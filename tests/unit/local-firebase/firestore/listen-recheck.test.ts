import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LISTEN_RECHECK_MS } from '#local-firebase/firestore/listen/listen-hub.ts';
import { admin, engineWith, from, setWrite, user } from './builders.ts';
import { documents, listen } from './listening.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A right that ends without any change of a document: by the hour, or by other rules. */
async function listenUntilRefused() {
  let allowed = true;
  const engine = await engineWith({ 'o/a': { n: 1 } }, () => allowed);
  const { add, heard, stream } = listen(engine, user('ann'));
  add(2, { query: from('o') });
  add(4, documents('o/a'));
  heard();
  return { engine, heard, stream, refuse: () => void (allowed = false) };
}

describe('SE-02 open targets', () => {
  it('are asked about again within half a minute', () => {
    expect(LISTEN_RECHECK_MS).toBeLessThanOrEqual(30_000);
  });

  it('end then with code 7, and only once', async () => {
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
    const { add, heard } = listen(engine, user('ann'));
    add(2, { query: from('o') });
    heard();
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
