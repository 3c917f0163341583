/** A suite of somebody else's that runs against the embedded Firebase. */
export interface Peer {
  /** Where it comes from. */
  source: string;
  /** Run once in its folder before. */
  prepare: string;
  /** What must be there then. */
  built: string;
  /** Arguments of Mocha, in the peer's folder. */
  mocha: string[];
  /** `address` is host and port of the embedded Firebase. */
  environment: (address: string, projectId: string) => Record<string, string>;
}

/** By name; `<name>.txt` beside this file lists the failures that are expected, with their reasons. */
export const PEERS: Record<string, Peer | undefined> = {
  // The suite of the server SDK that firebase-admin is made of, over gRPC. Its tracing tests are left out: they read
  // back from Google Cloud what they have sent there.
  'nodejs-firestore': {
    source: 'https://github.com/googleapis/nodejs-firestore',
    prepare:
      'npm install --ignore-scripts && npx tsc -p . --skipLibCheck && cp -r dev/protos build',
    built: 'build/system-test/firestore.js',
    mocha: ['build/system-test/firestore.js', 'build/system-test/query.js', '--timeout', '60000'],
    environment: (address, projectId) => ({
      FIRESTORE_EMULATOR_HOST: address,
      GCLOUD_PROJECT: projectId,
      // Otherwise the SDK asks the network whether it runs in Google's cloud.
      METADATA_SERVER_DETECTION: 'none',
      MOCHA_THROW_DEPRECATION: 'false',
    }),
  },
};
