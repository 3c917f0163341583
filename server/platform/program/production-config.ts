import type { ServerConfig } from './config.ts';
import { StartError } from './start-error.ts';

const EMULATOR_VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/** Their defaults are only for local use. */
const MAIL_VARIABLES = [
  'MAIL_FROM',
  'PROVIDER_NAME',
  'PROVIDER_WEBSITE',
  'PROVIDER_PHONE',
  'PORTAL_URL',
];

/**
 * Checks the variables that production requires and those that it forbids: with an emulator's address firebase-admin
 * would accept unsigned tokens. @throws StartError naming the variable
 */
export function readProductionConfig(
  config: ServerConfig,
  environment: Record<string, string | undefined>,
): ServerConfig & { databaseUrl: string } {
  const emulator = EMULATOR_VARIABLES.find((name) => environment[name]);
  if (emulator) {
    throw new StartError(
      `${emulator} is set: the server of production does not talk to an emulator.`,
    );
  }
  if (!config.databaseUrl) {
    throw new StartError('DATABASE_URL is not set: the server of production needs a PostgreSQL.');
  }
  if (!environment['TRUSTED_PROXIES']) {
    throw new StartError(
      'TRUSTED_PROXIES is not set: with a wrong number every caller has the address of the proxy, and limits are shared. ' +
        'Say how many proxies stand in front of the server, 0 for none.',
    );
  }
  const missing = MAIL_VARIABLES.find((name) => !environment[name]);
  if (config.smtpUrl && missing) {
    throw new StartError(
      `${missing} is not set: with SMTP_URL, e-mails say who sends them and where the portal is.`,
    );
  }
  if (config.stripe && !environment['PORTAL_URL']) {
    throw new StartError(
      'PORTAL_URL is not set: with STRIPE_SECRET_KEY, the payment service sends browsers back there.',
    );
  }
  // without a phone number or a postal address none is printed
  const phone = environment['PROVIDER_PHONE'] ?? '';
  const website = environment['PROVIDER_WEBSITE'] ? config.provider.website : '';
  const address = environment['PROVIDER_ADDRESS'] ? (config.provider.address ?? []) : [];
  const provider = { ...config.provider, phone, website, address };
  return { ...config, provider, databaseUrl: config.databaseUrl };
}
