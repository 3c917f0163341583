/** `npm run test:arrows`: prints what imports what it may not, and which folders import each other in a circle or are too large. */
import { checkProject } from './check-project.ts';
import { LARGE_ROOMS, ROOM_MOST } from './rules.ts';

const found = checkProject(process.cwd());
for (const line of found.forbidden) console.log(line);
for (const cycle of found.cycles) console.log(`a circle: ${cycle.join(', ')}`);
const large = found.large.filter((folder) => !Object.hasOwn(LARGE_ROOMS, folder));
for (const folder of large) console.log(`more than ${ROOM_MOST} files: ${folder}`);
console.log(
  `${found.imports} imports: ${found.forbidden.length} forbidden, ${found.upwards} upward in the server, ` +
    `${found.cycles.length} circles of folders`,
);
const faults = found.forbidden.length + found.cycles.length + large.length;
process.exitCode = faults > 0 ? 1 : 0;
