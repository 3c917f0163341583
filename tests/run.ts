/**
 * `npm test`: every check of the project, one after the other, none skipped. Each step counts as its tests, or as
 * one when it has none of its own. The last line adds them all up.
 */
import { findChromium } from './run/find-chromium.ts';
import { runPlaywright, runVitest, runWhole, type StepResult } from './run/steps.ts';

interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

const steps: Step[] = [
  { name: 'format', run: () => runWhole('prettier', ['--check', '.', '--log-level', 'warn']) },
  { name: 'lint', run: () => runWhole('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'types', run: () => runWhole('tsc', ['--noEmit']) },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'ui', run: () => runVitest('ui') },
  { name: 'contract', run: () => runVitest('contract') },
  { name: 'integration', run: () => runVitest('integration') },
  { name: 'browser', run: async () => runPlaywright(await findChromium()) },
];

async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  console.log(`\n── ${step.name}`);
  const result = await step.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${result.passed} ok, ${result.failed} not ok, ${seconds} s`);
  return result;
}

const results: StepResult[] = [];
for (const step of steps) results.push(await runStep(step));

const sum = (key: keyof StepResult) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
