import { buildIfChanged } from '#server/local-build.ts';

/** Before the workers start their portals: two of them building at once would trip over each other. */
export default async function buildOnce(): Promise<void> {
  await buildIfChanged(process.cwd());
}
