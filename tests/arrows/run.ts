/** `npm run test:arrows`: prints what imports what it may not, and which folders import each other in a circle. */
import { checkProject } from './check-project.ts';

const found = checkProject(process.cwd());
for (const line of found.forbidden) console.log(line);
for (const cycle of found.cycles) console.log(`a circle: ${cycle.join(', ')}`);
console.log(
  `${found.imports} imports: ${found.forbidden.length} forbidden, ${found.upwards} upward in the server, ` +
    `${found.cycles.length} circles of folders`,
);
process.exitCode = found.forbidden.length + found.cycles.length > 0 ? 1 : 0;
