import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { OrderOfFiles } from '../../fixtures/order-of-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lens-portal-order-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Vitest would take it for this file's own if it stood here in one. */
const OF_A_DOCUMENT = ['// @vitest', 'environment jsdom\n'].join('-');

/** Twenty files of each suite, half of them with a document. */
const files = ['unit', 'contract'].flatMap((name) =>
  Array.from({ length: 20 }, (_, index) => {
    const moduleId = join(folder, `${name}-${index}.test.ts`);
    writeFileSync(moduleId, index % 2 === 0 ? OF_A_DOCUMENT : '');
    return { moduleId, project: { name } } as TestSpecification;
  }),
);

function inOrder(seed: number): Promise<TestSpecification[]> {
  const order = new OrderOfFiles({ config: { sequence: { seed } } } as Vitest);
  // oxlint-disable-next-line unicorn/no-array-sort -- no array: Vitest calls this method of a sequencer
  return order.sort(files);
}

it('loses no file, keeps together those of a suite and an environment, and shuffles by the seed', async () => {
  const [first, again, other] = [await inOrder(1), await inOrder(1), await inOrder(2)];
  expect(new Set(first)).toEqual(new Set(files));
  expect(first).toHaveLength(files.length);
  const groups = first.map(
    (file) => `${file.project.name} ${files.indexOf(file) % 2 === 0 ? 'jsdom' : 'node'}`,
  );
  const changes = groups.filter((group, at) => group !== groups[at - 1]);
  expect(changes).toEqual(['contract node', 'contract jsdom', 'unit node', 'unit jsdom']);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
