import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isLongRun } from 'test-tools/runs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderSchema } from '#domain/orders/order.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { copyOfTemplate } from '../support/test-database.ts';

const script = fileURLToPath(new URL('../support/submitting-process.ts', import.meta.url));
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
});
