import { environmentSchema } from '#server/platform/program/config.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = 'docs/configuration.md';
const FOLDERS = [
  'domain',
  'local-firebase',
  'local-gateway',
  'providers',
  'resources',
  'server',
  'src',
];
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** Libraries read them; no code of ours names them. */
const OF_LIBRARIES = ['GOOGLE_APPLICATION_CREDENTIALS'];

/** How code names a variable of the environment beside the schema of server/platform/program/config.ts. */
const NAMED =
  /\benv(?:ironment)?(?:\.|\[')([A-Z][A-Z_]+)\b|'(VITE_\w+|\w+_EMULATOR_HOST)'|\b(\w+_EMULATOR_HOST):/g;
/** Vite's own name for what the page was built for. */
const OF_VITE: ReadonlySet<string> = new Set(['MODE']);

function namesInCode(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file)).map(read);
  const named = [...code.join('\n').matchAll(NAMED)];
  return named
    .flatMap(([, ...names]) => names.filter(Boolean))
    .filter((name) => !OF_VITE.has(name));
}

/** The first two columns of the tables: a variable with its default, blank for none. */
function documented(): Map<string, string> {
  const rows = read(DOCUMENT).matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]*)`)? *\|/gm);
  return new Map([...rows].map(([, name = '', value = '']) => [name, value]));
}

describe('docs/configuration.md', () => {
  it('names each variable that the code reads, and no other', () => {
    const ofServer = Object.keys(environmentSchema.shape);
    const known = new Set([...ofServer, ...namesInCode(), ...OF_LIBRARIES]);
    expect(known.size).toBeGreaterThan(ofServer.length + 10);
    expect([...documented().keys()].toSorted()).toEqual([...known].toSorted());
  });

  it('says what counts where a variable of the server is not set', () => {
    const defaults = new Map(Object.entries(environmentSchema.parse({})));
    const names = Object.keys(environmentSchema.shape);
    expect(names.map((name) => [name, documented().get(name)])).toEqual(
      names.map((name) => [name, `${defaults.get(name) ?? ''}`]),
    );
  });

  it('is linked from README', () => {
    expect(read('README.md')).toContain(`(${DOCUMENT})`);
  });
});
