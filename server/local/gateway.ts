import { join } from 'node:path';
import type { DiskRefusals } from 'embedded-firebase';
import {
  byHttp,
  LOCAL_API_KEY,
  LOCAL_WEBHOOK_SECRET,
  type LocalGateway,
  openLocalGateway,
} from 'payment-sandbox';
import { GATEWAY_EVENTS_PATH } from '../money/gateway/events-path.ts';
import type { PaymentGateway } from '../money/gateway/port.ts';
import { createStripeGateway } from '../money/gateway/stripe/stripe-gateway.ts';
import type { ServerConfig } from '../platform/program/config.ts';
import { StartError } from '../platform/program/start-error.ts';
import { assertPortIsFree } from './port.ts';
import { inLocalStep } from './step.ts';

const LAST_PORT = 65_535;

/** The payment gateway of the local portal. `sandbox` is null with a Stripe test account of one's own. */
export interface GatewayHost {
  gateway: PaymentGateway;
  sandbox: LocalGateway | null;
}

type Config = Pick<ServerConfig, 'port' | 'gatewayPort' | 'stripe' | 'dataFolder'>;

/** Where the sandbox listens; null when there is none. */
export function gatewayPortOf({ port, gatewayPort, stripe }: Config): number | null {
  if (stripe) return null;
  const next = port === 0 || port === LAST_PORT ? 0 : port + 1;
  return gatewayPort ?? next;
}

/**
 * Fails before anything is opened when the sandbox could not listen, or when money would move.
 * @throws StartError that says what to do
 */
export async function assertGatewayCanStart(config: Config): Promise<void> {
  if (config.stripe?.secretKey.includes('_live_')) {
    throw new StartError('STRIPE_SECRET_KEY: npm start takes the key of a test account only.');
  }
  const port = gatewayPortOf(config);
  if (port === null) return;
  if (port === config.port && port !== 0) {
    throw new StartError(`GATEWAY_PORT and PORT are both ${port}: the sandbox needs its own.`);
  }
  await assertPortIsFree(port, portInUse);
}

function portInUse(port: number): string {
  return (
    `Port ${port} is in use, where the payment sandbox listens. ` +
    `Stop what uses it, or choose another: GATEWAY_PORT=${port + 1} npm start`
  );
}

/** Opens the sandbox, or the Stripe test account of the environment. Nothing is delivered before `sandbox.start()`. */
export async function openGateway(config: Config, refusals: DiskRefusals): Promise<GatewayHost> {
  const { stripe } = config;
  if (stripe) return { gateway: createStripeGateway(stripe), sandbox: null };
  const url = `http://127.0.0.1:${config.port}${GATEWAY_EVENTS_PATH}/stripe`;
  const sandbox = await inLocalStep('Opening the payment sandbox', () =>
    openLocalGateway({
      file: join(config.dataFolder, 'gateway.jsonl'),
      port: gatewayPortOf(config) ?? 0,
      webhook: { secret: LOCAL_WEBHOOK_SECRET, call: byHttp(url) },
      refusals,
    }),
  );
  const gateway = createStripeGateway({
    secretKey: LOCAL_API_KEY,
    webhookSecret: LOCAL_WEBHOOK_SECRET,
    sandbox: { host: '127.0.0.1', port: sandbox.port },
  });
  return { gateway, sandbox };
}
