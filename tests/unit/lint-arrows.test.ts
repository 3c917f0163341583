import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** From a file in the first, an import of the second. */
const FORBIDDEN: [file: string, imported: string][] = [
  ['domain/x.ts', '#providers/rest.ts'],
  ['domain/x.ts', '../server/app.ts'],
  ['domain/x.ts', 'react'],
  ['domain/lens/x.ts', 'node:fs'],
  ['local-firebase/x.ts', '#domain/constants.ts'],
  ['local-firebase/rules/x.ts', '../../domain/constants.ts'],
  ['providers/x.ts', '#src/routes.ts'],
  ['providers/x.ts', '#resources/orders/index.ts'],
  ['resources/orders/x.tsx', '#src/routes.ts'],
  ['resources/orders/x.tsx', 'firebase/firestore'],
  ['resources/orders/x.tsx', '../lenses/LensPicker.tsx'],
  ['resources/orders/x.tsx', '#resources/lenses/LensPicker.tsx'],
  ['src/x.ts', '#server/app.ts'],
  ['src/customer/x.ts', 'firebase/auth'],
  ['server/x.ts', '#src/routes.ts'],
  ['server/ordering/orders/x.ts', '#local-firebase/local-firebase.ts'],
  ['server/accounts/claims/x.ts', '../customers/table.ts'],
  ['server/local/x.ts', '#providers/rest.ts'],
];

const ALLOWED: [file: string, imported: string][] = [
  ['domain/lens/x.ts', '../money.ts'],
  ['providers/x.ts', '#domain/constants.ts'],
  ['providers/x.ts', 'firebase/auth'],
  ['resources/orders/x.tsx', '#providers/rest.ts'],
  ['src/x.tsx', '#resources/orders/index.ts'],
  ['server/x.ts', '#domain/constants.ts'],
  ['server/ordering/orders/table.ts', '#server/accounts/customers/table.ts'],
  ['server/ordering/orders/x.ts', './table.ts'],
  ['server/local/x.ts', '#local-firebase/local-firebase.ts'],
];

describe('the lint rule that keeps the arrows between the folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lens-portal-arrows-'));
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

  it.each(FORBIDDEN)('%s may not import %s', (file, imported) => {
    expect(complaintAbout(file, imported, FORBIDDEN, 0)).toBe(true);
  });

  it.each(ALLOWED)('%s may import %s', (file, imported) => {
    expect(complaintAbout(file, imported, ALLOWED, FORBIDDEN.length)).toBe(false);
  });

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
