import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** From a file in the first, an import of the second. Between our own folders `tests/arrows` decides. */
const FORBIDDEN: [file: string, imported: string][] = [
  ['domain/x.ts', 'react'],
  ['domain/lens/x.ts', 'node:fs'],
  ['domain/lens/x.ts', '#domain/../server/main.ts'],
  ['providers/session/x.ts', 'node:fs'],
  ['resources/orders/x.tsx', 'firebase/firestore'],
  ['src/customer/x.ts', 'firebase/auth'],
  ['server/x.ts', '#server/../src/routes/routes.ts'],
  ['domain/x.ts', 'stripe'],
  ['providers/x.ts', 'stripe'],
  ['src/customer/x.ts', 'stripe'],
  ['domain/x.ts', '@ai-sdk/openai-compatible'],
  ['providers/x.ts', 'ai'],
  ['src/consultant/x.ts', 'ai'],
  // One's own top folder is named by a path.
  ['domain/x.ts', '#domain/basics/money.ts'],
  ['providers/x.ts', '#providers/http/http.ts'],
  ['resources/orders/x.tsx', '#resources/shared/age.ts'],
  ['src/x.tsx', '#src/page/start.ts'],
  ['server/lenses/x.ts', '#server/main.ts'],
  ['tests/unit/x.ts', '#tests/fixtures/random.ts'],
];

const ALLOWED: [file: string, imported: string][] = [
  ['providers/x.ts', 'firebase/auth'],
  ['server/x.ts', 'node:fs'],
  ['src/x.tsx', 'react'],
  ['src/x.tsx', '#resources/shared/age.ts'],
  ['server/x.ts', '#domain/basics/money.ts'],
  ['tests/unit/x.ts', '#server/main.ts'],
];

describe('the lint rule for packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lens-portal-packages-'));
  let complaints: string;

  beforeAll(() => {
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    [...FORBIDDEN, ...ALLOWED].forEach(([file, imported], index) => {
      const path = join(folder, numbered(file, index));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import { x } from '${imported}';\nexport const y = x;\n`);
    });
    const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
    complaints = spawnSync(oxlint, ['--format=unix', '.'], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(FORBIDDEN)('%s may not import %s', (file, imported) =>
    expect(complaintAbout(file, imported, FORBIDDEN, 0)).toBe(true),
  );

  it.each(ALLOWED)('%s may import %s', (file, imported) =>
    expect(complaintAbout(file, imported, ALLOWED, FORBIDDEN.length)).toBe(false),
  );

  function complaintAbout(file: string, imported: string, table: string[][], offset: number) {
    const index = table.findIndex(([f, i]) => f === file && i === imported) + offset;
    return complaints
      .split('\n')
      .some(
        (line) => line.includes(numbered(file, index)) && line.includes('no-restricted-imports'),
      );
  }
});

/** A file of its own for each case: `server/x.ts` becomes `server/x7.ts`. */
function numbered(file: string, index: number): string {
  return file.replace(/x(\.tsx?)$/, `x${index}$1`);
}
