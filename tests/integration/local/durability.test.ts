import { orderSchema } from '#domain/schemas/order.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { isLongRun } from '#tests/fixtures/runs.ts';
import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { copyOfTemplate } from '../support/test-database.ts';

const script = fileURLToPath(new URL('../support/submitting-process.ts', import.meta.url));
const approvingScript = fileURLToPath(new URL('../support/approving-process.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let folder: string;
beforeAll(async () => {
  folder = await copyOfTemplate();
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs until `count` orders were accepted, kills the process in the middle of its work, and names them. */
async function submitAndKill(count: number): Promise<string[]> {
  const accepted: string[] = [];
  const child = fork(script, [folder], { execArgv: ['--import', loader] });
  child.on('message', (order) => {
    accepted.push(orderSchema.parse(order).id);
    if (accepted.length === count) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return accepted;
}

/** Runs until so many bulk approvals were answered, kills the process in the middle of its work, and names the orders. */
async function approveAndKill(count: number): Promise<string[][]> {
  const approved: string[][] = [];
  const child = fork(approvingScript, [folder], { execArgv: ['--import', loader] });
  child.on('message', (ids) => {
    approved.push(z.array(z.uuid()).parse(ids));
    if (approved.length === count) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return approved;
}

describe('a killed process', () => {
  it('SE-07 loses no order that it has accepted, and leaves none by halves', async () => {
    const accepted: string[] = [];
    for (const count of isLongRun ? [15, 40, 5] : [15])
      accepted.push(...(await submitAndKill(count)));
    expect(accepted.length).toBeGreaterThanOrEqual(isLongRun ? 60 : 15);

    const database = await openDatabase({ folder });
    const { rows: kept } = await database.pool.query<{ id: string }>('SELECT id FROM orders');
    const ids = new Set(kept.map(({ id }) => id));
    expect(accepted.filter((id) => !ids.has(id))).toEqual([]);
    const { rows: halves } = await database.pool.query(
      `SELECT id FROM orders o WHERE NOT EXISTS (SELECT FROM order_lenses WHERE order_id = o.id)
         OR NOT EXISTS (SELECT FROM order_events WHERE order_id = o.id)
         OR NOT EXISTS (SELECT FROM audit_trail WHERE resource_id = o.id::text)`,
    );
    expect(halves).toEqual([]);
    await database.close();
  });

  it.runIf(isLongRun)(
    'SE-07 loses no order that it has approved with others, and approves none of them by halves',
    async () => {
      const approved: string[][] = [];
      for (const count of [2, 5]) approved.push(...(await approveAndKill(count)));
      expect(approved.length).toBeGreaterThanOrEqual(7);

      const database = await openDatabase({ folder });
      const { rows } = await database.pool.query<{ id: string; batch: string; state: string }>(
        "SELECT id, notes AS batch, state FROM orders WHERE notes LIKE 'batch %'",
      );
      const stateOf = new Map(rows.map(({ id, state }) => [id, state]));
      expect(approved.flat().filter((id) => stateOf.get(id) !== 'approved')).toEqual([]);
      const states = new Map<string, Set<string>>();
      for (const { batch, state } of rows) {
        states.set(batch, (states.get(batch) ?? new Set()).add(state));
      }
      expect([...states.values()].filter(({ size }) => size > 1)).toEqual([]);
      const { rows: halves } = await database.pool.query(
        `SELECT id FROM orders o WHERE notes LIKE 'batch %' AND version <> (
         SELECT count(*) FROM order_events WHERE order_id = o.id)
         OR version > 1 AND promised_at IS NULL AND state = 'approved'
         OR version > (SELECT count(*) FROM audit_trail WHERE resource_id = o.id::text)`,
      );
      expect(halves).toEqual([]);
      await database.close();
    },
  );
});
