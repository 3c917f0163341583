import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modulesBehind } from '#tests/fixtures/module-graph.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

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
