/** `npm run test:long`: runs what takes too long for `npm test`. The last line is the sum. */
import { runPhases } from './run-phases.ts';
import { LONG_STEPS } from './long-steps.ts';

await runPhases({ name: 'npm run test:long', budget: 1_200 }, LONG_STEPS);
