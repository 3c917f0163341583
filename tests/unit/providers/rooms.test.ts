import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../providers');

/** Each room may use at run time what lies below it; those of one floor do not use each other. */
const FLOORS = [
  ['async', 'browser'],
  ['http'],
  ['firebase'],
  ['session'],
  ['account', 'activity', 'drafts'],
  ['data'],
  // What puts them together.
  ['.'],
];

/** What a file imports of the rooms, but for types; loaded at once or later. */
const IMPORTED = /(?:^import (?!type )[^;]*?from |import\()'(\.\.?\/[^']+)'/gm;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));

it('each room of providers has its floor, and every floor its rooms', () => {
  const rooms = new Set(files.map((file) => dirname(file)));
  expect([...rooms].toSorted()).toEqual(FLOORS.flat().toSorted());
});

it('the rooms of providers use at run time only what lies below them', () => {
  const arrows = files.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    return [...code.matchAll(IMPORTED)].map(([, name = '']) => ({
      file,
      from: dirname(file),
      to: dirname(join(dirname(file), name)),
    }));
  });
  const between = arrows.filter(({ from, to }) => from !== to);
  expect(between.length).toBeGreaterThan(50);
  expect(between.filter(({ from, to }) => floorOf(to) >= floorOf(from))).toEqual([]);
});
