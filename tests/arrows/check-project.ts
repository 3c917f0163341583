import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { forbidden, upwards } from './check-import.ts';
import { filesBelow } from './files-below.ts';
import { folderCycles } from './folder-cycles.ts';
import { importsOf, type Import } from './imports-of.ts';
import { largeRooms } from './large-rooms.ts';
import { rawCalls } from './raw-calls.ts';
import { PAGES } from './rules.ts';

const FOLDERS = ['domain', 'packages', 'providers', 'resources', 'src', 'server'];

interface Arrows {
  /** How many imports were looked at. */
  imports: number;
  /** A line for each forbidden one, and for each raw request in a page. */
  forbidden: string[];
  /** How many of them go to a higher floor of the server. */
  upwards: number;
  /** Folders that import each other's values in a circle. */
  cycles: string[][];
  /** Folders with more files than a room may have. */
  large: string[];
}

/** Checks every import of the project below `root`, and the requests of its pages, against the rules. */
export function checkProject(root: string): Arrows {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder)).map((file) => ({
    file,
    code: readFileSync(join(root, file), 'utf8'),
  }));
  const imports = files.flatMap(({ file, code }) => importsOf(file, code));
  const calls = files.flatMap(({ file, code }) => (PAGES.test(file) ? rawCalls(file, code) : []));
  const lines = imports.flatMap((imported) => {
    const why = forbidden(imported);
    return why ? [`${imported.from} imports ${imported.to}: ${why}`] : [];
  });
  return {
    imports: imports.length,
    forbidden: [...lines, ...calls],
    upwards: imports.filter((imported: Import) => upwards(imported) !== null).length,
    cycles: folderCycles(imports),
    large: largeRooms(files.map(({ file }) => file)),
  };
}
