/** The project's Vitest configuration, with every mutant of the run in the sources that Vite serves. No file is changed. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { mergeConfig, type Plugin } from 'vitest/config';
import own from '../../vitest.config.ts';
import { instrument } from './instrument.ts';
import type { Mutant } from './mutant.ts';

const ROOT = resolve(import.meta.dirname, '../..');

function mutantsIn(path: string): Plugin {
  const mutants = JSON.parse(readFileSync(path, 'utf8')) as Mutant[];
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(ROOT, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
      const within = mutants.filter((mutant) => mutant.file === file);
      return within.length > 0 ? { code: instrument(code, within), map: null } : null;
    },
  };
}

export default mergeConfig(own, {
  root: ROOT,
  plugins: [mutantsIn(process.env['MUTANTS'] ?? '')],
  test: { setupFiles: [resolve(import.meta.dirname, 'setup.ts')] },
});
