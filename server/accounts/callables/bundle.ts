import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The packages that the code imports. The platform installs them, in the project's versions. */
const NEEDED = ['drizzle-orm', 'firebase-admin', 'firebase-functions', 'pg', 'pg-protocol', 'zod'];

/**
 * The major version of Node in Cloud Functions. `firebase.json` and README name it too; `functions-runtime.test.ts`
 * checks that they match. Google decommissions nodejs22 on 2027-10-31.
 */
export const FUNCTIONS_NODE = 22;

/** The parts of the project's package.json that the bundle's is made from. */
export interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

/** The Vite configuration that builds the callables into the folder `out`. */
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
      // Keeps one output file for each module, so that a file beside a module is found.
      rolldownOptions: {
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
      },
    },
  };
}

/** Returns the bundle's package.json, made from the project's own. */
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
