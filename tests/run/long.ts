/** `npm run test:long`: what takes too long for `npm test`. The last line adds everything up. */
import { runPhases } from './run-phases.ts';
import { LONG_STEPS } from './long-steps.ts';

await runPhases({ name: 'npm run test:long', budget: 1_200 }, LONG_STEPS);
