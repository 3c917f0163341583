import type { Handle } from '#server/platform/database/database.ts';
import { SettledRows } from '#server/platform/outbox/settled-rows.ts';
import { describe, expect, it } from 'vitest';

/** A database whose one row is in this state. */
function rowOf(row: { state: string }): Handle {
  const from = { where: () => Promise.resolve([{ state: row.state }]) };
  return { select: () => ({ from: () => from }) } as unknown as Handle;
}

const NEVER = 600_000;

describe('whoever waits for a row of the outbox', () => {
  it('is told when it is settled, also after another gave up waiting for it', async () => {
    const row = { state: 'waiting' };
    const db = rowOf(row);
    const rows = new SettledRows();
    const patient = rows.settled(db, 7, NEVER);
    expect(await rows.settled(db, 7, 1)).toBe('waiting');
    row.state = 'delivered';
    rows.notify(7);
    expect(await patient).toBe('delivered');
  });

  it('is not told of another row, and of every row when something may have been missed', async () => {
    const row = { state: 'waiting' };
    const db = rowOf(row);
    const rows = new SettledRows();
    let isTold = false;
    const patient = rows.settled(db, 7, NEVER).then((state) => {
      isTold = true;
      return state;
    });
    rows.notify(8);
    expect(await rows.settled(db, 7, 1)).toBe('waiting');
    expect(isTold).toBe(false);
    row.state = 'failed';
    rows.notifyAll();
    expect(await patient).toBe('failed');
  });
});
