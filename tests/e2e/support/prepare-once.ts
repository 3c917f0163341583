import { buildOnce } from './build-once.ts';
import { makeTemplate } from './make-template.ts';

/**
 * Runs before the workers start their portals. Builds what they run, and the data that all of them start from. Playwright calls the
 * returned function at the end.
 */
export default async function prepareOnce(): Promise<() => Promise<void>> {
  await buildOnce();
  return makeTemplate('several');
}
