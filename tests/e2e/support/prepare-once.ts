import { buildIfChanged } from '#server/local/build.ts';
import { makeTemplate } from './make-template.ts';

/**
 * Before the workers start their portals: the page, which two of them would trip over, and the data that all of them
 * start from. What it answers is run at the end.
 */
export default async function prepareOnce(): Promise<() => Promise<void>> {
  await buildIfChanged(process.cwd());
  return makeTemplate();
}
