import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What the code imports; the platform installs them, in the versions of the project. */
const NEEDED = ['drizzle-orm', 'firebase-admin', 'firebase-functions', 'pg', 'pg-protocol', 'zod'];

/**
 * The major version of Node that Cloud Functions runs the callables on. `firebase.json` and README say it too;
 * `functions-runtime.test.ts` holds them in step. Google decommissions nodejs22 on 2027-10-31.
 */
export const FUNCTIONS_NODE = 22;

/** The parts of a package.json that the bundle's is made from. */
export interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

/** How Vite builds the callables into the folder `out`. */
export function bundleConfig(out: string): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'server/accounts/callables/cloud.ts',
      outDir: out,
      target: `node${FUNCTIONS_NODE}`,
      minify: false,
      // File for file, so that what is read beside a file is found.
      rolldownOptions: {
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
      },
    },
  };
}

/** The bundle's package.json, made from the project's own. */
export function bundleManifest(own: Manifest) {
  return {
    name: 'lens-portal-functions',
    version: own.version,
    private: true,
    type: 'module',
    main: 'server/accounts/callables/cloud.js',
    engines: { node: String(FUNCTIONS_NODE) },
    dependencies: Object.fromEntries(NEEDED.map((name) => [name, own.dependencies[name]])),
  };
}
