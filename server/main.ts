/** The production entry: serves the page and the API, on PostgreSQL and a Firebase project. */

import { resolve } from 'node:path';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { buildApp } from './app/app.ts';
import { createStripeGateway } from './money/gateway/stripe/stripe-gateway.ts';
import { databaseOptions, openDatabase } from './platform/database/open-database.ts';
import { loggableError } from './platform/errors/error-log.ts';
import { keepFirestoreAlive } from './platform/firebase/keep-firestore-alive.ts';
import { mailOptions } from './platform/mail/mail-options.ts';
import { readConfig } from './platform/program/config.ts';
import { keepHeapSmall } from './platform/program/heap.ts';
import { readProductionConfig } from './platform/program/production-config.ts';
import { runProgram } from './platform/program/run-program.ts';
import { inStep } from './platform/program/start-step.ts';
import { serveApp } from './platform/static/serve-app.ts';

const BUILT_PAGE = resolve(import.meta.dirname, '../dist/production');

/** The other origins that the page calls. */
const firebaseOrigins = (projectId: string) => [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
  `https://us-central1-${projectId}.cloudfunctions.net`,
];

async function main(): Promise<void> {
  keepHeapSmall();
  const config = readProductionConfig(readConfig(process.env), process.env);
  keepFirestoreAlive(
    initializeApp({
      credential: applicationDefault(),
      projectId: config.firebaseProjectId,
      storageBucket: config.firebaseStorageBucket,
    }),
  );
  const database = await inStep('Opening the database', () =>
    openDatabase(databaseOptions(config)),
  );
  const app = await inStep('Putting the API together', () =>
    buildApp({
      config,
      database,
      mail: mailOptions(config),
      gateway: config.stripe && createStripeGateway(config.stripe),
      httpsOnly: true,
      extend: (instance) =>
        serveApp(instance, BUILT_PAGE, firebaseOrigins(config.firebaseProjectId)),
    }),
  );
  if (!config.smtpUrl) app.log.warn('SMTP_URL is not set: e-mails wait in the outbox');
  if (!config.stripe) app.log.warn('STRIPE_SECRET_KEY is not set: practices cannot pay online');
  const stop = () => {
    app
      .close()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.fatal({ error: loggableError(error) }, 'not closed cleanly');
          process.exit(1);
        },
      );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await app.listen({ port: config.port, host: config.host });
}

await runProgram('Lens Portal could not start', main);
