import {
  FUNCTIONS_NODE,
  bundleConfig,
  bundleManifest,
  type Manifest,
} from '#server/accounts/callables/bundle.ts';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const json = (name: string): unknown => JSON.parse(read(name));

const firebaseSchema = z.object({ functions: z.array(z.object({ runtime: z.string() })) });

/** Every version of Node that the paragraph of README about the callables names. */
function nodeInReadme(): string[] {
  const paragraph = /^4\. The callables[^]*?(?=^5\. )/m.exec(read('README.md'))?.[0] ?? '';
  return [...paragraph.matchAll(/Node (\d+)/g)].map(([, version = '']) => version);
}

it('PM-04 the callables are built for the Node that firebase.json and README name', () => {
  const { functions } = firebaseSchema.parse(json('firebase.json'));
  expect({
    firebase: functions.map(({ runtime }) => runtime),
    target: bundleConfig('out').build?.target,
    engines: bundleManifest(json('package.json') as Manifest).engines.node,
    readme: nodeInReadme(),
  }).toEqual({
    firebase: [`nodejs${FUNCTIONS_NODE}`],
    target: `node${FUNCTIONS_NODE}`,
    engines: `${FUNCTIONS_NODE}`,
    readme: [`${FUNCTIONS_NODE}`],
  });
});
