import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const MODEL = 'server/consultant/model';

/** What is imported at once; types and `import()` are not. */
const AT_ONCE = /^(?:import|export)(?! type\b)[^;']*?'([^']+)';/gm;

/** Our modules and the packages that are loaded with the module. */
async function loadedWith(entry: string): Promise<string[]> {
  const found = new Set([join(ROOT, entry)]);
  const packages = new Set<string>();
  for (const file of found) {
    // oxlint-disable-next-line no-await-in-loop -- A module is known when the one before it was read.
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(AT_ONCE)) {
      if (name.startsWith('#')) found.add(join(ROOT, name.slice(1)));
      else if (name.startsWith('.')) found.add(join(dirname(file), name));
      else packages.add(name);
    }
  }
  return [...[...found].map((file) => relative(ROOT, file)), ...packages];
}

it('VC-02 the server starts without the language model and the core that it needs', async () => {
  const loaded = await loadedWith('server/app/app.ts');
  expect(loaded).toContain('fastify');
  expect(loaded).toContain(`${MODEL}/routes.ts`);
  const late = new Set([
    'ai',
    '@ai-sdk/openai-compatible',
    `${MODEL}/answers.ts`,
    `${MODEL}/stream-model.ts`,
  ]);
  expect(loaded.filter((name) => late.has(name))).toEqual([]);
  expect(loaded.filter((name) => name.startsWith('domain/grounding'))).toEqual([]);
});

it('VC-02 the first question loads the packages, and nothing else does', async () => {
  const loaded = await loadedWith(`${MODEL}/answers.ts`);
  expect(loaded).not.toContain('ai');
  expect(await loadedWith(`${MODEL}/stream-model.ts`)).toEqual(
    expect.arrayContaining(['ai', '@ai-sdk/openai-compatible']),
  );
});
