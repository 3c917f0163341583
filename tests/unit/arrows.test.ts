import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbidden } from '../arrows/check-import.ts';
import { checkProject } from '../arrows/check-project.ts';
import { folderCycles } from '../arrows/folder-cycles.ts';
import { importsOf } from '../arrows/imports-of.ts';
import { largeRooms } from '../arrows/large-rooms.ts';
import { rawCalls } from '../arrows/raw-calls.ts';
import { LARGE_ROOMS } from '../arrows/rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** From a file, an import as it is written there. */
type Case = [file: string, written: string];

const FORBIDDEN: Case[] = [
  // Between the folders, by alias and by path, from every depth.
  ['domain/x.ts', '#providers/http/connection.ts'],
  ['domain/x.ts', '../server/app/app.ts'],
  ['domain/lens/warnings/x.ts', '../../../src/routes.ts'],
  ['packages/embedded-firebase/src/x.ts', 'payment-sandbox'],
  ['packages/payment-sandbox/src/api/x.ts', '../../../../server/money/gateway/port.ts'],
  ['packages/payment-sandbox/src/x.ts', 'embedded-firebase/src/journal/journal.ts'],
  ['packages/payment-sandbox/src/x.ts', '#tests/support/forms.ts'],
  ['server/money/gateway/x.ts', 'payment-sandbox'],
  ['packages/embedded-firebase/tests/x.ts', '#tests/../../../domain/basics/money.ts'],
  ['packages/test-tools/x.ts', '../../tests/fixtures/random.ts'],
  ['packages/embedded-firebase/src/rules/x.ts', '../../../../domain/basics/constants.ts'],
  ['providers/data/x.ts', '../../resources/orders/index.ts'],
  ['resources/orders/x.tsx', '#server/app/app.ts'],
  ['src/customer/order/x.ts', '../../../packages/embedded-firebase/src/front.ts'],
  ['server/main.ts', '#src/routes/routes.ts'],
  ['server/ordering/orders/x.ts', 'embedded-firebase'],
  // What a package does not offer.
  ['server/local/x.ts', 'embedded-firebase/src/firestore/engine.ts'],
  // A view of another resource, by name and from below.
  ['resources/orders/queue/x.tsx', '../../lenses/LensPicker.tsx'],
  ['resources/orders/queue/x.tsx', '#resources/lenses/LensPicker.tsx'],
  ['resources/orders/queue/x.tsx', '#resources/credits/queue/parts/Uses.tsx'],
  // A higher floor.
  ['server/platform/http/x.ts', '../../access/caller/caller.ts'],
  ['server/access/sessions/x.ts', '../../accounts/users/directory.ts'],
  ['server/lenses/x.ts', '../ordering/drafts/get-draft.ts'],
  ['server/first-run/x.ts', '../app/app.ts'],
  ['server/app/x.ts', '#server/local/portal.ts'],
  ['server/local/x.ts', '../main.ts'],
  // Another feature's tables.
  ['server/accounts/claims/x.ts', '#server/accounts/customers/table.ts'],
  ['server/ordering/export/csv/x.ts', '../../orders/table.ts'],
];

const ALLOWED: Case[] = [
  ['domain/lens/x.ts', '../money.ts'],
  ['providers/session/x.ts', '#domain/basics/constants.ts'],
  ['resources/orders/x.tsx', '#providers/http/connection.ts'],
  ['resources/orders/queue/x.tsx', '../OrderLenses.tsx'],
  ['resources/orders/queue/x.tsx', '#resources/shared/list/Empty.tsx'],
  ['resources/orders/queue/x.tsx', '#resources/credits/parts/ApplyCredit.tsx'],
  ['src/x.tsx', '#resources/orders/index.ts'],
  ['server/main.ts', './app/app.ts'],
  ['server/platform/http/x.ts', '#domain/basics/constants.ts'],
  ['server/ordering/orders/submission/x.ts', '../table.ts'],
  ['server/ordering/orders/table.ts', '#server/accounts/customers/table.ts'],
  ['server/ordering/orders/x.ts', '#server/access/caller/caller.ts'],
  ['server/local/x.ts', 'embedded-firebase'],
  ['server/local/x.ts', 'payment-sandbox'],
  ['packages/payment-sandbox/src/x.ts', 'embedded-firebase'],
  ['packages/payment-sandbox/tests/x.ts', '#src/state/store.ts'],
  ['packages/embedded-firebase/tests/unit/x.ts', 'test-tools/until.ts'],
  ['tests/unit/x.test.ts', '#server/ordering/orders/table.ts'],
];

/** Every way to import a module. */
const SPELLINGS: [name: string, spell: (written: string) => string][] = [
  ['import', (written) => `import { x } from '${written}';`],
  ['import of a type', (written) => `import type { X } from '${written}';`],
  ['import of a type among values', (written) => `import { type X, y } from '${written}';`],
  ['import for what it does', (written) => `import '${written}';`],
  ['export', (written) => `export { x } from '${written}';`],
  ['export of all', (written) => `export * from '${written}';`],
  ['import when it is needed', (written) => `const x = await import('${written}');`],
];

/** The import of a value. */
function value(from: string, to: string) {
  return { from, to, isType: false, isLazy: false };
}

describe('the arrows between folders', () => {
  it.each(SPELLINGS)('reads an %s', (_name, spell) => {
    const [imported] = importsOf('domain/x.ts', spell('#src/routes/routes.ts'));
    expect(imported && forbidden(imported)).toBeTypeOf('string');
  });

  it.each(FORBIDDEN)('%s may not import %s', (file, written) => {
    const [imported] = importsOf(file, `import { x } from '${written}';`);
    expect(imported && forbidden(imported)).toBeTypeOf('string');
  });

  it.each(ALLOWED)('%s may import %s', (file, written) => {
    const [imported] = importsOf(file, `import { x } from '${written}';`);
    expect(imported && forbidden(imported)).toBeNull();
  });

  it.each([
    ['providers/session/x.ts', '../data/data.ts'],
    ['providers/session/x.ts', '#providers/data/data.ts'],
    ['providers/activity/x.ts', '../drafts/drafts.ts'],
    ['providers/async/x.ts', '../browser/device.ts'],
    ['providers/data/x.ts', '../runtime.ts'],
  ])('%s may name the types of %s, and use none of its values', (file, written) => {
    const [value] = importsOf(file, `import { x } from '${written}';`);
    const [type] = importsOf(file, `import type { X } from '${written}';`);
    expect(value && forbidden(value)).toContain('at run time');
    expect(type && forbidden(type)).toBeNull();
  });

  it('go one way in the project, and no folders import each other in a circle', () => {
    const found = checkProject(ROOT);
    expect(found.imports).toBeGreaterThan(5_000);
    expect(found.forbidden).toEqual([]);
    expect([found.upwards, found.cycles]).toEqual([0, []]);
    expect(found.large).toEqual(Object.keys(LARGE_ROOMS));
  });

  it('know a folder with more files than a room may have', () => {
    const files = Array.from({ length: 26 }, (_, index) => `a/b/x${index}.ts`);
    expect(largeRooms([...files, 'a/c/x.ts'])).toEqual(['a/b']);
    expect(largeRooms(files.slice(1))).toEqual([]);
  });

  it('know a floor for every file of the server', () => {
    const stray = value('server/new/x.ts', 'server/platform/http/x.ts');
    expect(() => forbidden(stray)).toThrow('server/new/x.ts stands on no floor');
  });

  it('know a room for every file of providers', () => {
    const stray = value('providers/new/x.ts', 'providers/http/x.ts');
    expect(() => forbidden(stray)).toThrow('providers/new/x.ts stands in no room');
  });
});

describe('requests of pages', () => {
  it.each([
    "rest('/orders', { kind: 'record' })",
    "rest<Order>('/orders', { kind: 'record' })",
    "connection.rest('/orders', { kind: 'record' })",
    "useConnection().restAnswer('/orders', { kind: 'record' })",
    "runtime.client('/orders', { kind: 'record' })",
    "client('/orders', { kind: 'record' })",
    "globalThis.fetch('/api/orders')",
    'const { rest: send } = useConnection()',
    'const send = connection.rest',
  ])('are no raw ones: %s', (code) => {
    expect(rawCalls('src/x.ts', `\n${code};`)).toEqual([expect.stringMatching(/^src\/x\.ts:2 /)]);
  });

  it.each([
    'noticePage(connection, null, signal)',
    'const { client } = useRuntime(); sendEmail(client, email)',
    'const { delivery, ...rest } = values; use(rest)',
  ])('go through a function of providers/: %s', (code) => {
    expect(rawCalls('src/x.ts', code)).toEqual([]);
  });
});

describe('circles', () => {
  it('are found however long they are, and only by values', () => {
    const imports = [
      value('a/x.ts', 'b/x.ts'),
      value('b/x.ts', 'c/x.ts'),
      value('c/x.ts', 'a/y.ts'),
      value('c/x.ts', 'd/x.ts'),
      { ...value('d/x.ts', 'c/x.ts'), isType: true },
      value('e/x.ts', 'e/y.ts'),
    ];
    expect(folderCycles(imports)).toEqual([['a', 'b', 'c']]);
    expect(folderCycles(imports.slice(1))).toEqual([]);
  });

  it('go through a page that a file loads when it is needed, but not through those of a route table', () => {
    const back = value('src/a/x.ts', 'src/routes/routes.ts');
    const lazy = { ...value('src/routes/routes.ts', 'src/a/y.ts'), isLazy: true };
    expect(folderCycles([back, lazy])).toEqual([]);
    expect(folderCycles([back, { ...lazy, from: 'src/routes/staff-page.ts' }])).toHaveLength(1);
    expect(folderCycles([back, { ...lazy, isLazy: false }])).toHaveLength(1);
  });

  it('go through the plugin of a floor only when the floor imports it', () => {
    const down = value('server/money/plugin.ts', 'server/money/payments/routes.ts');
    const up = value('server/money/payments/routes.ts', 'server/money/started.ts');
    expect(folderCycles([down, up])).toEqual([]);
    const back = value('server/money/started.ts', 'server/money/plugin.ts');
    expect(folderCycles([down, up, back])).toHaveLength(1);
  });

  it('that share no folder are told apart', () => {
    const imports = [
      value('a/x.ts', 'b/x.ts'),
      value('b/x.ts', 'a/x.ts'),
      value('b/x.ts', 'c/x.ts'),
      value('c/x.ts', 'd/x.ts'),
      value('d/x.ts', 'c/x.ts'),
    ];
    expect(folderCycles(imports)).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ]);
  });
});
