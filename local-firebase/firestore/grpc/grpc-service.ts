import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

const NAME = 'google.firestore.v1.Firestore';

/** The official service definition, from the protos that Google's own server SDK ships. */
export function firestoreService(): ServiceDefinition {
  const sdk = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json');
  const definitions = loadSync('google/firestore/v1/firestore.proto', {
    includeDirs: [join(dirname(sdk), 'build', 'protos')],
    longs: String,
    enums: String,
  });
  const service = definitions[NAME];
  if (!service || 'format' in service) throw new Error(`The protos lack ${NAME}`);
  return service;
}
