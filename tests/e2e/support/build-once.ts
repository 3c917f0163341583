import { buildUncompressedIfChanged } from '#server/local/build.ts';
import { bundleServer } from '#server/local/bundle/bundle-server.mjs';

/** Builds server and page as `npm start` does, if their sources changed: two portals need not or cannot build them at once. */
export async function buildOnce(): Promise<void> {
  await Promise.all([bundleServer(process.cwd()), buildUncompressedIfChanged(process.cwd())]);
}
