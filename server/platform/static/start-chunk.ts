import type { Plugin } from 'vite';

/** The graph of a build, as the bundler gives it to plugins. */
interface Graph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { isEntry: boolean; importedIds: readonly string[] } | null;
}

/** Returns all that the entry imports, other than on demand, and what that imports. */
export function behindEntry({ getModuleIds, getModuleInfo }: Graph): Set<string> {
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry);
  const found = new Set(entries);
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Puts all that the first page loads into one chunk, `start`, which packs better and comes in one answer (decision 34).
 * Otherwise each group of later pages that shares some of it would make a chunk of its own.
 */
export function startChunk(): {
  plugin: Plugin;
  group: { name: string; test: (id: string) => boolean };
} {
  let first = new Set<string>();
  return {
    plugin: {
      name: 'start-chunk',
      apply: 'build',
      renderStart() {
        first = behindEntry({
          getModuleIds: () => this.getModuleIds(),
          getModuleInfo: (id) => this.getModuleInfo(id),
        });
      },
    },
    group: { name: 'start', test: (id) => first.has(id) },
  };
}
