import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type DiskRefusals, isLoopbackOrigin, listenLocal } from 'embedded-firebase';
import { doWhatIsDue } from './money/due.ts';
import { respond } from './respond.ts';
import type { Delays, Sandbox } from './state/sandbox.ts';
import { openStore } from './state/store.ts';
import { Courier, type WebhookTarget } from './webhooks/courier.ts';

/** The key of the API. Whoever reaches this machine's own addresses may know it: no money is behind it. */
export const LOCAL_API_KEY = 'sk_test_local_sandbox';
export const LOCAL_WEBHOOK_SECRET = 'whsec_local_sandbox';

/** For who tries the portal out and does not want to wait for days. */
const SHORT: Delays = {
  debit: 30_000,
  returned: 60_000,
  dispute: 10_000,
  refund: 30_000,
  payout: 60_000,
};

/** In milliseconds. */
const EVERY = 500;

export interface LocalGatewayOptions {
  /** Where it keeps its records; null for memory only. */
  file: string | null;
  /** On loopback; 0 for any. */
  port: number;
  webhook: WebhookTarget | null;
  /** In milliseconds. */
  now?: () => number;
  delays?: Partial<Delays>;
  apiKey?: string;
  /** Hears when the disk refuses to write the records. */
  refusals?: DiskRefusals;
}

export interface LocalGateway {
  /** `http://127.0.0.1:3001`. */
  origin: string;
  port: number;
  /** Does what is due and makes every call of the webhook that is due; resolves when none is left. */
  run(): Promise<void>;
  /** From now on does so by itself. */
  start(): void;
  close(): Promise<void>;
}

/**
 * A payment gateway of this machine that speaks the part of Stripe's protocol that the portal uses, with a page to pay on,
 * signed webhooks and a dashboard. No money moves.
 * @throws Error under NODE_ENV=production, and when the port is in use. @throws DamagedJournal
 */
export async function openLocalGateway(options: LocalGatewayOptions): Promise<LocalGateway> {
  refuseProduction(process.env.NODE_ENV);
  const { now = Date.now, apiKey = LOCAL_API_KEY } = options;
  const store = await openStore(options.file, options.refusals);
  let origin = '';
  const delays = { ...SHORT, ...options.delays };
  const sandbox: Sandbox = { store, now, delays, origin: () => origin };
  const courier = new Courier(sandbox, options.webhook);
  const run = async () => {
    doWhatIsDue(sandbox);
    await store.saved();
    await courier.run();
  };
  // A file that cannot be written fails the next request, too: the portal goes on without the sandbox.
  const runAlone = () => run().catch((error: unknown) => console.error(error));
  let timer: NodeJS.Timeout | null = null;
  const server = createServer((request, response) => {
    void serve(sandbox, apiKey, request, response).then(() => timer && runAlone());
  });
  // The client closes what is idle: a server that does, too, may just get a request.
  server.keepAliveTimeout = 0;
  const port = await listenLocal(server, options.port).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    run,
    start: () => {
      timer ??= setInterval(() => void runAlone(), EVERY);
    },
    async close() {
      if (timer) clearInterval(timer);
      timer = null;
      server.close();
      server.closeAllConnections();
      await courier.close();
      await store.saved();
      await store.close();
    },
  };
}

async function serve(
  sandbox: Sandbox,
  apiKey: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (refuseForeign(request, response)) return;
  try {
    doWhatIsDue(sandbox);
    const { status, headers, body } = await respond(sandbox, apiKey, request);
    await sandbox.store.saved();
    response.writeHead(status, headers).end(body);
  } catch (error) {
    console.error(error);
    const message = 'The sandbox failed';
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'api_error', message } }));
  }
}

/** @throws Error in production: the sandbox reports to everybody that they have paid. */
function refuseProduction(environment: string | undefined): void {
  if (environment === 'production') {
    throw new Error('The payment sandbox moves no money and must not run in production');
  }
}

/** Answers 403 and returns true for a request under a name or from a page that is not this machine's. */
function refuseForeign(request: IncomingMessage, response: ServerResponse): boolean {
  const { host, origin } = request.headers;
  const isOwnName = host !== undefined && isLoopbackOrigin(`http://${host}`);
  const isOwnPage = origin === undefined || isLoopbackOrigin(origin);
  if (isOwnName && isOwnPage) return false;
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('The payment sandbox serves pages of this machine only');
  return true;
}
