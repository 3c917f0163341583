import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { firebaseBrowserBuilds } from '../test-tools/firebase-browser-builds.ts';
import { limits } from '../test-tools/limits.ts';

const TOOLS = join(import.meta.dirname, '../test-tools');

export default defineConfig({
  // The official web SDK in its browser build: its `node` export would choose gRPC instead of WebChannel.
  resolve: { alias: firebaseBrowserBuilds() },
  test: {
    name: 'embedded-firebase',
    include: ['tests/**/*.test.ts'],
    server: { deps: { inline: [/node_modules\/(@firebase|firebase)\//] } },
    // Files share their worker: what they import is loaded once, and what a file pretends ends with it.
    isolate: false,
    setupFiles: [join(TOOLS, 'leave-no-trace.ts'), join(TOOLS, 'seeded-properties.ts')],
    ...limits,
  },
});
