import { findMutants } from '#tests/mutants/find-mutants.ts';
import { expect, it } from 'vitest';

const changes = (code: string) =>
  findMutants('domain/some.ts', code).map(({ operator, change }) => `${operator}: ${change}`);

it.each([
  ['const a = b < c;', ['boundary: b < c → b <= c']],
  ['const a = b === c;', ['equality: b === c → b !== c']],
  ["const a = b === 'c';", ["equality: b === 'c' → b !== 'c'", "string: 'c' → 'mutated'"]],
  ['const a = b * c;', ['arithmetic: b * c → b / c']],
  ["const a = b + 'text';", ["string: 'text' → 'mutated'"]],
  ['const a = b && c;', ['logic: b && c → b || c']],
  ['const a = b ?? c;', ['default: b ?? c → b']],
  ['if (a) b = c;', ['condition: a → !(a)']],
  ['const a = !b;', ['negation: !b → b']],
  ['await a();', ['call: await a(); →']],
  ['const a = () => b;', ['returned: b → null']],
  ['function a() { return [b]; }', ['returned: [b] → []']],
  ['const a = { b: 1, c: true };', ['number: 1 → 2', 'boolean: true → false']],
  ['const a = { ...b, c };', ['spread: b → {}']],
  ['const a = b.some(c);', ['method: b.some(c) → b.every(c)']],
  ['const a = b.filter(c);', ['method: b.filter(c) → b']],
  ['const a = b?.c;', ['optional: b?.c → b.c']],
  [
    'const a = b?.filter(c).d;',
    ['method: b?.filter(c).d → b.d', 'optional: b?.filter(c).d → b.filter(c).d'],
  ],
])('%s has its mutants', (code, expected) =>
  expect(changes(code).toSorted()).toEqual(expected.toSorted()),
);

it.each([
  ["import a from 'b';"],
  ['type A = { b: 1 } | true;'],
  ["throw new Error(b + 'c');"],
  ['console.error(a && b);'],
  ['request.log.warn(a && b);'],
  ['function a() { return null; }'],
])('%s is left alone', (code) => expect(changes(code)).toEqual([]));

it('names the line', () =>
  expect(findMutants('domain/some.ts', '\n\nconst a = b < c;')).toMatchObject([{ line: 3 }]));
