import { folderOf } from './check-import.ts';
import type { Import } from './imports-of.ts';
import { FLOOR_PLUGIN, LISTS_OF_PAGES } from './rules.ts';

/** The groups of folders that import each other's values in a circle, each sorted. */
export function folderCycles(imports: readonly Import[]): string[][] {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to, isType, isLazy } of imports) {
    const [own, other] = [roomOf(from), roomOf(to)];
    if (isType || own === other || (isLazy && LISTS_OF_PAGES.test(from))) continue;
    arrows.set(own, (arrows.get(own) ?? new Set()).add(other));
  }
  return knotsOf(arrows);
}

function roomOf(file: string): string {
  return FLOOR_PLUGIN.test(file) ? file : folderOf(file);
}

/** Strongly connected parts of more than one folder, by Tarjan's algorithm. */
function knotsOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const knots: string[][] = [];
  const visit = (folder: string) => {
    index.set(folder, index.size);
    low.set(folder, index.size - 1);
    open.push(folder);
    for (const next of arrows.get(folder) ?? []) {
      if (!index.has(next)) visit(next);
      if (open.includes(next)) low.set(folder, Math.min(at(low, folder), at(low, next)));
    }
    if (at(low, folder) !== at(index, folder)) return;
    const knot = open.splice(open.indexOf(folder));
    if (knot.length > 1) knots.push(knot.toSorted());
  };
  for (const folder of arrows.keys()) if (!index.has(folder)) visit(folder);
  return knots;
}

function at(map: ReadonlyMap<string, number>, folder: string): number {
  return map.get(folder) ?? Number.POSITIVE_INFINITY;
}
