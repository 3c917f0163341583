/** `npm test`: every check of the project. The last line adds them all up. */
import { runPhases } from './run/run-phases.ts';
import { SHORT_STEPS } from './run/short-steps.ts';

await runPhases({ name: 'npm test', budget: 600 }, SHORT_STEPS);
