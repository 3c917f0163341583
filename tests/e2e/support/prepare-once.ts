import { bundleServer } from '#server/local/bundle/bundle-server.mjs';
import { buildIfChanged } from '#server/local/build.ts';
import { makeTemplate } from './make-template.ts';

/**
 * Runs before the workers start their portals. Builds server and page, which two workers need not or cannot build at once, and the data
 * that all portals start from. Playwright calls the returned function at the end.
 */
export default async function prepareOnce(): Promise<() => Promise<void>> {
  await bundleServer(process.cwd());
  await buildIfChanged(process.cwd());
  return makeTemplate();
}
