import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { AREAS } from '#providers/messages/areas.ts';
import type { Area } from '#providers/messages/areas.ts';
import { CONSULTANT_AREAS } from '#providers/messages/consultant-areas.ts';
import { importsOf } from '../../../arrows/imports-of.ts';
import { LISTS_OF_PAGES } from '../../../arrows/rules.ts';

/** A part of the portal that is loaded at once, and the areas of texts that are there by then. */
type Part = [entry: string, areas: Area[]];

const read = (file: string): string => readFileSync(file, 'utf8');

/** The module loaded by a route, and the areas that the route names. */
const LAZY_PAGE =
  /(?:lazy|staff|email)Page\(\s*\(\) => import\('([^']+)'\),?\s*((?:'\w+',?\s*)*)\)/g;

/** Returns the pages of a route table, which have the areas `around` them. */
function pagesOf(file: string, around: Area[]): Part[] {
  return [...read(file).matchAll(LAZY_PAGE)].map(([, name = '', areas = '']) => [
    name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)),
    [...around, ...[...areas.matchAll(/\w+/g)].map(([area]) => area as Area)],
  ]);
}

const PARTS: Part[] = [
  ['src/main.tsx', ['entry']],
  ['src/App.tsx', ['entry', 'shell']],
  ['src/session/idle/Idle.tsx', ['entry', 'idle']],
  ...pagesOf('src/public-routes.ts', ['entry']),
  ['src/visitor-pages.tsx', ['entry', 'consultant']],
  ...pagesOf('src/consultant/pages.ts', ['entry', 'consultant']),
  ...pagesOf('src/consultant/calculators/pages.ts', ['entry', 'consultant']),
  ...readdirSync('src/routes')
    .map((name) => `src/routes/${name}`)
    .filter((file) => LISTS_OF_PAGES.test(file))
    .flatMap((file) => pagesOf(file, ['entry', 'shell'])),
];

interface Module {
  namespaces: string[];
  /** What it imports statically, except types. */
  imports: string[];
}

const modules = new Map<string, Module>();

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const code = read(file);
  const later = [...code.matchAll(/import\('[.#/]*([^']+)'\)/g)].map(([, name = '']) => name);
  const found = {
    namespaces: [...code.matchAll(/\b(?:useText|textOf)\('(\w+)'\)/g)].map(([, name = '']) => name),
    imports: importsOf(file, code)
      .filter(({ to, isType }) => !isType && !later.some((name) => to.endsWith(name)))
      .map(({ to }) => to),
  };
  modules.set(file, found);
  return found;
}

/** Returns the namespaces that a module and what it imports statically use. */
function namespacesBehind(entry: string): Set<string> {
  const files = new Set([entry]);
  const used = new Set<string>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    const { namespaces, imports } = moduleAt(file);
    for (const name of namespaces) used.add(name);
    for (const name of imports) files.add(name);
  }
  return used;
}

/** The area of each namespace. Two are part of `entry` in the embedded build only. */
const areaOf: Record<string, string> = { firstRun: 'entry', mailbox: 'entry' };
for (const [area, { en }] of Object.entries({ ...AREAS, ...CONSULTANT_AREAS })) {
  for (const namespace of Object.keys((await en()).texts)) areaOf[namespace] = area;
}
/** Loaded before any page, also before one that says nothing of them. */
const AROUND = new Set<Area>(['entry', 'shell', 'consultant']);

describe('UX-02 what a page says is loaded with it', () => {
  it('finds the pages', () => {
    expect(PARTS.length).toBeGreaterThan(30);
    expect([...namespacesBehind('src/main.tsx')]).toContain('entry');
  });

  // Nothing is missing, and nothing is loaded for nothing.
  it.each(PARTS)('%s', (entry, areas) => {
    const around = areas.filter((area) => AROUND.has(area));
    const needed = [...namespacesBehind(entry)].map((name) => areaOf[name]);
    expect(new Set([...needed, ...around])).toEqual(new Set(areas));
  });
});
