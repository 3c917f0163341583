/** `npm test`: every check of the project. The last line adds them all up. */
import { runPhases } from './run/run-phases.ts';
import { SHORT_STEPS } from './run/short-steps.ts';
import { IS_WHOLE, WHOLE_STEPS } from './run/whole-steps.ts';

await (IS_WHOLE
  ? runPhases({ name: '.ci/run', budget: 1_800 }, WHOLE_STEPS)
  : runPhases({ name: 'npm test', budget: 600 }, SHORT_STEPS));
