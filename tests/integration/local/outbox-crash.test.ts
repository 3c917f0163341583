import { openDatabase } from '#server/platform/database/open-database.ts';
import { LEASE } from '#server/platform/outbox/claim-due.ts';
import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TestClock, testWorker } from '../support/outbox.ts';
import { copyOfTemplate } from '../support/test-database.ts';

const script = fileURLToPath(new URL('../support/delivering-process.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const messageSchema = z.object({ kept: z.string() }).or(z.object({ delivered: z.string() }));

let folder: string;
beforeAll(async () => {
  folder = await copyOfTemplate();
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs until so many were delivered and kills the process in the middle of its work. */
async function deliverAndKill(count: number): Promise<{ kept: string[]; delivered: string[] }> {
  const kept: string[] = [];
  const delivered: string[] = [];
  const child = fork(script, [folder], { execArgv: ['--import', loader] });
  child.on('message', (message) => {
    const told = messageSchema.parse(message);
    if ('kept' in told) kept.push(told.kept);
    else delivered.push(told.delivered);
    if (delivered.length === count) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return { kept, delivered };
}

describe('a killed process', () => {
  it('SE-07 loses nothing of what was to leave the database', async () => {
    const kept: string[] = [];
    const delivered: string[] = [];
    for (const count of [1, 12]) {
      const told = await deliverAndKill(count);
      kept.push(...told.kept);
      delivered.push(...told.delivered);
    }
    const database = await openDatabase({ folder });
    const clock = new TestClock();
    clock.moveTo(Date.now() + LEASE);
    const { deliverDue } = testWorker(database, clock, async (payload) => {
      delivered.push(String(payload));
    });
    await deliverDue();
    await database.close();
    expect(kept.length).toBeGreaterThanOrEqual(13);
    expect(kept.filter((note) => !delivered.includes(note))).toEqual([]);
  });
});
