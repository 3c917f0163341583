import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
const PROBE = join(import.meta.dirname, '../support/stage-probe.ts');

afterEach(() => vi.unstubAllEnvs());

/** Builds what reads the configuration, as the page is built, with this value of the variable; runs it. */
async function stageBuiltWith(variable: string | undefined): Promise<unknown> {
  vi.stubEnv('VITE_STAGE', variable);
  const built = await build({
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: PROBE,
        preserveEntrySignatures: 'strict',
        // One file, which needs no other to run.
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  const { code } = output.output[0];
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { stage } = (await import(/* @vite-ignore */ address)) as { stage: unknown };
  return stage;
}

it.each([
  ['production', 'production'],
  ['staging', 'staging'],
  [undefined, 'staging'],
])('LY-11 a build with VITE_STAGE %s is for %s', async (variable, stage) => {
  expect(await stageBuiltWith(variable)).toBe(stage);
});

it('LY-11 the image takes the variable, and none of its own, before it builds the page', async () => {
  const [before = ''] = (await readFile(join(ROOT, 'Dockerfile'), 'utf8')).split(
    'RUN npm run build',
  );
  expect(before).toMatch(/^ARG VITE_STAGE$/m);
});
