import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { allKept } from '#server/local/all-kept.ts';
import { createGate } from '../../fixtures/gate.ts';

it('lets the page be finished when the database cannot be made, and fails then', async () => {
  const events: string[] = [];
  const gate = createGate();
  const page = gate.opened.then(() => events.push('page'));
  const both = allKept([Promise.reject(new Error('the disk is full')), page]);
  const failed = both.catch((error: Error) => events.push(error.message));
  // All that a failure alone would cause has happened by then.
  await setImmediate();
  gate.open();
  await failed;
  expect(events).toEqual(['page', 'the disk is full']);
});

it('returns what both made', async () => {
  expect(await allKept([Promise.resolve(1), Promise.resolve('page')])).toEqual([1, 'page']);
});
