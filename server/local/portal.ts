import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { createFront, DiskRefusals, listenLocal, type LocalFirebase } from 'embedded-firebase';
import type { FastifyInstance } from 'fastify';
import { initializeApp } from 'firebase-admin/app';
import type { LocalGateway } from 'payment-sandbox';
import { RememberedCallers } from '../access/sessions/remembered-callers.ts';
import { openUserFunctions } from '../accounts/callables/handlers.ts';
import { reconcileAndLog } from '../accounts/users/reconcile-directory.ts';
import { buildApp } from '../app/app.ts';
import { FIRST_RUN_ACCOUNTS, FIRST_RUN_PASSWORD } from '../first-run/local-accounts.ts';
import type { PaymentGateway } from '../money/gateway/port.ts';
import { lockFolder } from '../platform/database/connections/folder-lock.ts';
import { DATABASE_TEMPLATES } from '../platform/database/database-template.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { openDatabase, type Database } from '../platform/database/open-database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { keepFirestoreAlive } from '../platform/firebase/keep-firestore-alive.ts';
import { mailOptions } from '../platform/mail/mail-options.ts';
import { readConfig, type ServerConfig } from '../platform/program/config.ts';
import { StartError } from '../platform/program/start-error.ts';
import { inStep } from '../platform/program/start-step.ts';
import { serveApp } from '../platform/static/serve-app.ts';
import { allKept } from './all-kept.ts';
import { buildUncompressedIfChanged, EMBEDDED_BUILD } from './build.ts';
import { openDevServer } from './dev-server.ts';
import { openEmbeddedFirebase, pointFirebaseAdminAt } from './firebase-host.ts';
import { putFirstRunDataIn } from './first-run.ts';
import { assertGatewayCanStart, openGateway } from './gateway.ts';
import { createLocalServer } from './http.ts';
import { composeMail } from './mailbox-mail.ts';
import { registerMailboxRoutes } from './mailbox-routes.ts';
import { openLocalMailbox, localMailer, type LocalMailbox } from './mailbox.ts';
import { assertPortIsFree } from './port.ts';
import { inLocalStep } from './step.ts';
import { STEPS } from './steps.ts';

interface LocalPortal {
  /** Prints the address and the accounts; `elapsed` is the duration of the start in milliseconds. */
  announce(elapsed: number): void;
  close(): Promise<void>;
}

interface LocalOptions {
  root: string;
  dev: boolean;
}

/** The cleanup functions for a failed start or the end, the last one first. */
type Undo = (() => Promise<unknown>)[];

/** Starts the whole portal in this process. Cleans up when a step fails. */
export async function startLocalPortal(
  options: LocalOptions & { env: Record<string, string | undefined> },
): Promise<LocalPortal> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...options.env });
  if (config.environment === 'production')
    throw new StartError(
      'npm start is for one machine. In production run server/main.ts (see README).',
    );
  await assertPortIsFree(config.port);
  await assertGatewayCanStart(config);

  const undo: Undo = [];
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const sandbox = await start(config, options, undo);
    return { announce: (elapsed) => announce(config, sandbox, elapsed), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the payment sandbox; null when payments go to a Stripe test account. */
async function start(
  config: ServerConfig,
  options: LocalOptions,
  undo: Undo,
): Promise<LocalGateway | null> {
  const [database] = await allKept([
    openLocalDatabase(config, options, undo),
    preparePage(options),
  ]);
  const firebaseFolder = join(config.dataFolder, 'firebase');
  await mkdir(firebaseFolder, { recursive: true });
  undo.push(await lockFolder(firebaseFolder));
  const refusals = new DiskRefusals();
  const mailbox = await inLocalStep('Opening the mailbox', () =>
    openLocalMailbox(join(config.dataFolder, 'mailbox.jsonl'), refusals),
  );
  undo.push(() => mailbox.close());
  const { gateway, sandbox } = await openGateway(config, refusals);
  undo.push(async () => sandbox?.close());
  const parts: Parts = { database, mailbox, refusals, callers: new RememberedCallers() };
  const firebase = await openFirebase(config, options, parts, undo);
  const app = await inStep(STEPS.app, () => openApp(config, options, { ...parts, gateway }, undo));
  const server = await openServer(options, { app, firebase }, undo);
  await inStep(STEPS.firstRun, () => putFirstRunDataIn(database));
  await inStep(STEPS.users, () => reconcileAndLog(database, app.log));
  const front = createFront(server, firebase);
  await inStep('Listening', () => listenLocal(front, config.port));
  undo.push(() => stopListening(front, server));
  sandbox?.start();
  return sandbox;
}

/** Builds the page, which `--dev` serves from its sources. */
async function preparePage({ root, dev }: LocalOptions): Promise<void> {
  if (!dev) await inStep(STEPS.page, () => buildUncompressedIfChanged(root));
}

/** Builds the API and runs what it does before its first answer. */
async function openApp(
  config: ServerConfig,
  options: LocalOptions,
  { database, callers, mailbox, refusals, gateway }: Parts & { gateway: PaymentGateway },
  undo: Undo,
): Promise<FastifyInstance> {
  const app = await buildApp({
    config,
    database,
    callers,
    mail: mailOptions(config) ?? {
      mailer: localMailer(mailbox),
      provider: config.provider,
      portalUrl: `http://127.0.0.1:${config.port}`,
    },
    gateway,
    refusedFiles: () => refusals.open,
    extend: (instance) => extendWithLocalParts(instance, mailbox, options),
  });
  undo.push(() => app.close());
  await app.ready();
  return app;
}

/** The parts that Firebase and the API share. */
interface Parts {
  database: Database;
  mailbox: LocalMailbox;
  callers: RememberedCallers;
  /** SE-09: the files that Firebase, the mailbox and the sandbox could not write. */
  refusals: DiskRefusals;
}

/** Opens the embedded Firebase and points firebase-admin at it. */
async function openFirebase(
  config: ServerConfig,
  { root }: LocalOptions,
  { database, mailbox, callers, refusals }: Parts,
  undo: Undo,
): Promise<LocalFirebase> {
  const firebase = await openEmbeddedFirebase({
    root,
    folder: join(config.dataFolder, 'firebase'),
    projectId: config.firebaseProjectId,
    origin: `http://127.0.0.1:${config.port}`,
    onMail: (mail) => mailbox.put(composeMail(mail, new Date())),
    requiresIndexes: config.requiresIndexes,
    refusals,
    functions: openUserFunctions({
      database,
      callers,
      clock: () => new Date(),
      longest: config.sessionLongest,
    }),
  });
  undo.push(() => firebase.close());
  pointFirebaseAdminAt(await listenForFirebaseAdmin(firebase, undo));
  keepFirestoreAlive(
    initializeApp({
      projectId: config.firebaseProjectId,
      storageBucket: config.firebaseStorageBucket,
    }),
  );
  return firebase;
}

/** Creates one server for Firebase, the API and, with `--dev`, the page from its sources. It does not listen yet. */
async function openServer(
  { root, dev: isDev }: LocalOptions,
  { app, firebase }: { app: FastifyInstance; firebase: LocalFirebase },
  undo: Undo,
): Promise<Server> {
  const server = createLocalServer({
    firebase: (request, response) => firebase.handle(request, response),
    api: (request, response) => app.routing(request, response),
    page: isDev ? (request, response) => dev?.middlewares(request, response) : undefined,
  });
  const dev = isDev ? await openDevServer(root, server) : null;
  if (dev) undo.push(() => dev.close());
  return server;
}

/**
 * Listens on any free port for the server's own requests to Firebase: the first-run data needs it before other clients
 * are allowed. Returns host and port.
 */
async function listenForFirebaseAdmin(firebase: LocalFirebase, undo: Undo): Promise<string> {
  const server = createLocalServer({
    firebase: (request, response) => firebase.handle(request, response),
    api: (_request, response) => response.writeHead(404).end(),
  });
  const front = createFront(server, firebase);
  const port = await listenLocal(front, 0);
  undo.push(() => stopListening(front, server));
  return `127.0.0.1:${port}`;
}

/** Creates the embedded database in a separate process, whose memory is free afterwards. */
async function openLocalDatabase(
  config: ServerConfig,
  { root }: LocalOptions,
  undo: Undo,
): Promise<Database> {
  const folder = join(config.dataFolder, 'database');
  if (!config.databaseUrl) {
    await inStep(STEPS.makeDatabase, () => prepareDatabase(folder, join(root, DATABASE_TEMPLATES)));
  }
  const database = await inStep(STEPS.openDatabase, () =>
    openDatabase({ url: config.databaseUrl, folder }),
  );
  undo.push(() => database.close());
  await inStep(STEPS.migrate, () => migrateDatabase(database));
  return database;
}

async function extendWithLocalParts(
  app: FastifyInstance,
  mailbox: LocalMailbox,
  options: LocalOptions,
) {
  app.get('/local/accounts', { config: { permission: 'public' } }, () =>
    FIRST_RUN_ACCOUNTS.map(({ email, description }) => ({
      email,
      description,
      password: FIRST_RUN_PASSWORD,
    })),
  );
  await registerMailboxRoutes(app, mailbox);
  if (!options.dev) await serveApp(app, join(options.root, EMBEDDED_BUILD), []);
}

/** Closes streams, which would stay open for hours. Their clients reconnect. */
async function stopListening(front: NetServer, server: Server) {
  front.close();
  server.closeAllConnections();
}

function announce(config: ServerConfig, sandbox: LocalGateway | null, elapsed: number): void {
  const width = Math.max(...FIRST_RUN_ACCOUNTS.map(({ email }) => email.length));
  const accounts = FIRST_RUN_ACCOUNTS.map(
    ({ email, description }) => `  ${email.padEnd(width)}  ${description}`,
  );
  console.log(
    [
      `\nLens Portal is ready after ${(elapsed / 1000).toFixed(1)} s: http://127.0.0.1:${config.port}`,
      `\nFirst-run accounts, password ${FIRST_RUN_PASSWORD}`,
      ...accounts,
      `\nMails arrive at http://127.0.0.1:${config.port}/local/mailbox`,
      sandbox
        ? `Payments go to the sandbox at ${sandbox.origin}, which moves no money`
        : 'Payments go to the Stripe test account of STRIPE_SECRET_KEY',
      'Ctrl-C ends it. What you do is kept in the folder ' + config.dataFolder,
    ].join('\n'),
  );
}
