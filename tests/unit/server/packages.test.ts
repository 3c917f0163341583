import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modulesBehind } from '../../fixtures/module-graph.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
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
  expect(loaded.filter((name) => name.startsWith('server/consultant/model/grounding'))).toEqual([]);
});

it('VC-02 the first question loads the packages, and nothing else does', async () => {
  expect(await loadedWith(`${MODEL}/answers.ts`)).not.toContain('ai');
  expect(await loadedWith(`${MODEL}/stream-model.ts`)).toEqual(
    expect.arrayContaining(['ai', '@ai-sdk/openai-compatible']),
  );
});

/** What runs in the image, where `npm ci --omit=dev` has installed. */
const ENTRIES = [
  'server/main.ts',
  'server/platform/database/migrate.ts',
  'server/accounts/passwords/set-password-policy.ts',
  'server/accounts/callables/set-first-super-admin.ts',
];

/** Of packages, static or not; what is imported as a type is gone by then. */
const IMPORTED =
  /^(?:import|export)(?! type\b)[\w\s{},*]*'((?:@[^/']+\/)?[^./#'][^/']*)[^']*';|\bimport\('((?:@[^/']+\/)?[^./#'][^/']*)/gm;

async function packagesBehind(entry: string): Promise<string[]> {
  const modules = await modulesBehind(join(ROOT, entry), ROOT);
  const sources = await Promise.all(modules.map((file) => readFile(join(ROOT, file), 'utf8')));
  const names = sources.flatMap((source) =>
    [...source.matchAll(IMPORTED)].map(([, name, late = '']) => name ?? late),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:'));
}

async function dependencies(): Promise<string[]> {
  const source: unknown = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return Object.keys(packageSchema.parse(source).dependencies);
}

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

describe('the image of production', () => {
  it.each(ENTRIES)('has every package that %s imports', async (entry) => {
    const [packages, installed] = await Promise.all([packagesBehind(entry), dependencies()]);
    expect(packages).toContain('zod');
    expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
  });

  it('has nothing that only the page needs', async () => {
    const ofPage = (await dependencies()).filter((name) => /react|^@mui|^firebase$/.test(name));
    expect(ofPage).toEqual([]);
  });
});
