import { join } from 'node:path';
import { CASES } from './conformance/cases.ts';
import { runConformance } from './conformance/run-conformance.ts';
import type { SuiteResults } from './expected-failures.ts';
import { bundlePublishedSuite } from './published-suite.ts';
import { runInBrowser } from './run-in-browser.ts';
import { runMocha } from './run-mocha.ts';

/** Where the embedded Firebase is: host and port, and the project of the suites. */
export interface Target {
  address: string;
  projectId: string;
}

/** A suite of somebody else's that runs against the embedded Firebase. */
export interface Peer {
  /** Where it comes from. */
  source: string;
  /** Run once in its folder before; null when it is ready as it is. */
  prepare: string | null;
  /** What must be there then. */
  built: string;
  run: (folder: string, target: Target) => Promise<SuiteResults>;
}

/** The suite of the web SDK imports Mocha and chai from here, in the versions of its repository. */
const WEB_SDK = {
  source: 'https://github.com/firebase/firebase-js-sdk',
  prepare:
    'npm install --prefix peer --ignore-scripts mocha@11.8.0 chai@4.5.0 chai-as-promised@7.1.2',
  built: 'peer/node_modules/mocha',
};

const WEB_TIMEOUT_MS = 20_000;

/** By name; `<name>.txt` beside this file lists the failures that are expected, with their reasons. */
export const PEERS: Record<string, Peer | undefined> = {
  // Not a suite but records: what all of Google's clients send for what their caller wants, and show for what they hear.
  'conformance-tests': {
    source: 'https://github.com/googleapis/conformance-tests',
    prepare: null,
    built: CASES,
    run: runConformance,
  },
  // The suite of the server SDK that firebase-admin is made of, over gRPC. Its tracing tests are left out: they read
  // back from Google Cloud what they have sent there.
  'nodejs-firestore': {
    source: 'https://github.com/googleapis/nodejs-firestore',
    prepare:
      'npm install --ignore-scripts && npx tsc -p . --skipLibCheck && cp -r dev/protos build',
    built: 'build/system-test/firestore.js',
    run: (folder, { address, projectId }) =>
      runMocha(
        folder,
        ['build/system-test/firestore.js', 'build/system-test/query.js', '--timeout', '60000'],
        {
          FIRESTORE_EMULATOR_HOST: address,
          GCLOUD_PROJECT: projectId,
          // Otherwise the SDK asks the network whether it runs in Google's cloud.
          METADATA_SERVER_DETECTION: 'none',
          MOCHA_THROW_DEPRECATION: 'false',
        },
      ),
  },
  // The suite of the web SDK, against Node's build of the package that the portal has, over gRPC.
  'firebase-js-sdk': {
    ...WEB_SDK,
    run: async (folder, target) =>
      runMocha(
        join(folder, 'peer'),
        [await bundlePublishedSuite(folder, 'node'), '--timeout', String(WEB_TIMEOUT_MS)],
        webEnvironment(target),
      ),
  },
  // The same against the build for browsers, in Chromium over WebChannel, also with what the browser keeps.
  'firebase-js-sdk-browser': {
    ...WEB_SDK,
    run: async (folder, target) =>
      runInBrowser({
        folder: join(folder, 'peer'),
        file: await bundlePublishedSuite(folder, 'browser'),
        url: `http://localhost:${portOf(target)}`,
        timeoutMs: WEB_TIMEOUT_MS,
        environment: webEnvironment(target),
      }),
  },
};

function webEnvironment(target: Target): Record<string, string> {
  return {
    FIRESTORE_TARGET_BACKEND: 'emulator',
    FIRESTORE_EMULATOR_PORT: portOf(target),
    FIRESTORE_EMULATOR_PROJECT_ID: target.projectId,
  };
}

function portOf({ address }: Target): string {
  return address.slice(address.lastIndexOf(':') + 1);
}
