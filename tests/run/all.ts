/** `npm run test:all`: every test once. The last line adds them all up. */
import { ALL, ALL_STEPS } from './all-steps.ts';
import { runSteps } from './run-steps.ts';

await runSteps(ALL, ALL_STEPS);
