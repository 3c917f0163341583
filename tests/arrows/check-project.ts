import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { forbidden, upwards } from './check-import.ts';
import { filesBelow } from './files-below.ts';
import { folderCycles } from './folder-cycles.ts';
import { importsOf, type Import } from './imports-of.ts';
import { largeRooms } from './large-rooms.ts';

const FOLDERS = [
  'domain',
  'local-firebase',
  'local-gateway',
  'providers',
  'resources',
  'src',
  'server',
];

interface Arrows {
  /** How many imports were looked at. */
  imports: number;
  /** A line for each forbidden one. */
  forbidden: string[];
  /** How many of them go to a higher floor of the server. */
  upwards: number;
  /** Folders that import each other's values in a circle. */
  cycles: string[][];
  /** Folders with more files than a room may have. */
  large: string[];
}

/** Checks every import of the project below `root` against the rules. */
export function checkProject(root: string): Arrows {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  const imports = files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
  const lines = imports.flatMap((imported) => {
    const why = forbidden(imported);
    return why ? [`${imported.from} imports ${imported.to}: ${why}`] : [];
  });
  return {
    imports: imports.length,
    forbidden: lines,
    upwards: imports.filter((imported: Import) => upwards(imported) !== null).length,
    cycles: folderCycles(imports),
    large: largeRooms(files),
  };
}
