import { buildIfChanged } from '#server/local/build.ts';
import { makeTemplate } from './make-template.ts';

/**
 * Runs before the workers start their portals. Builds the page, which two workers cannot build at once, and the data
 * that all portals start from. Playwright calls the returned function at the end.
 */
export default async function prepareOnce(): Promise<() => Promise<void>> {
  await buildIfChanged(process.cwd());
  return makeTemplate();
}
