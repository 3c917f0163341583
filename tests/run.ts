/** `npm test`: proof for each requirement, in a few minutes; with TEST_ALL everything, as `npm run test:all` runs it. */
import { ALL, ALL_STEPS } from './run/all-steps.ts';
import { runSteps } from './run/run-steps.ts';
import { SHORT, SHORT_STEPS } from './run/short-steps.ts';

await (process.env['TEST_ALL'] ? runSteps(ALL, ALL_STEPS) : runSteps(SHORT, SHORT_STEPS));
