import { SESSION_LONGEST } from '#domain/constants.ts';
import { z } from 'zod';
import { NEUTRAL_PROVIDER, PATIENT_NAMES, type PatientNames, type Provider } from './provider.ts';
import { StartError } from './start-error.ts';

const HOUR = 60 * 60 * 1000;

/** Set and blank means the same as not set, as an `.env` file has it. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** What docs/configuration.md says of each is checked by a test. */
export const environmentSchema = z.object({
  NODE_ENV: optional(z.enum(['development', 'test', 'production']).default('development')),
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: optional(z.string().default('127.0.0.1')),
  /** PostgreSQL; without it the embedded database is used, which production refuses. */
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
  ),
  DATABASE_CONNECTIONS: optional(z.coerce.number().int().min(1).max(200).default(10)),
  DATA_FOLDER: optional(z.string().default('.data')),
  FIREBASE_PROJECT_ID: optional(z.string().default('lens-portal')),
  /** Where uploaded files lie; `<project>.appspot.com` without it. */
  FIREBASE_STORAGE_BUCKET: optional(z.string().optional()),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  /** How many proxies in front of the server may be believed about the caller's address. */
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10).default(0)),
  /** Who takes the e-mails on; without it they wait in the outbox (on one's own machine: the local mailbox). */
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/[^/]/, 'must start with smtp:// or smtps://')
      .optional(),
  ),
  /** The sender of e-mails, and the maker as e-mails and confirmations name them. */
  MAIL_FROM: optional(
    z.string().regex(/@/, 'must be an address').default('Lens Portal <orders@lens-portal.test>'),
  ),
  PROVIDER_NAME: optional(z.string().default(NEUTRAL_PROVIDER.name)),
  PROVIDER_WEBSITE: optional(z.url({ protocol: /^https?$/ }).default(NEUTRAL_PROVIDER.website)),
  PROVIDER_PHONE: optional(z.string().default(NEUTRAL_PROVIDER.phone)),
  /** EM-01: `everywhere` names patients in e-mails and FHIR exports, too, where a practice gave a name. */
  PATIENT_NAMES: optional(z.enum(PATIENT_NAMES).default('portal')),
  /** Where the portal is reached, for links in e-mails. */
  PORTAL_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  /** How long a sign-in lasts at most. */
  SESSION_LONGEST_HOURS: optional(z.coerce.number().positive().max(720).optional()),
  /** VA-01: whether whoever asks for a new password is told that an address has no account. */
  AUTH_REVEAL_UNKNOWN_EMAIL: optional(z.enum(['yes', 'no']).default('yes')),
});

export interface ServerConfig {
  environment: 'development' | 'test' | 'production';
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  dataFolder: string;
  firebaseProjectId: string;
  firebaseStorageBucket: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  trustedProxies: number;
  /** Undefined: e-mails wait in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  provider: Provider;
  patientNames: PatientNames;
  /** Undefined: links stay as Firebase makes them. */
  portalUrl: string | undefined;
  revealsUnknownEmail: boolean;
  /** How long a session lasts at most, milliseconds. */
  sessionLongest: number;
}

/** The server's configuration from the environment; the error names every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`The environment is not right.\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  const { SESSION_LONGEST_HOURS: hours } = data;
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    dataFolder: data.DATA_FOLDER,
    firebaseProjectId: data.FIREBASE_PROJECT_ID,
    firebaseStorageBucket:
      data.FIREBASE_STORAGE_BUCKET ?? `${data.FIREBASE_PROJECT_ID}.appspot.com`,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUSTED_PROXIES,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    provider: {
      name: data.PROVIDER_NAME,
      website: data.PROVIDER_WEBSITE,
      phone: data.PROVIDER_PHONE,
    },
    patientNames: data.PATIENT_NAMES,
    portalUrl: data.PORTAL_URL,
    sessionLongest: hours ? hours * HOUR : SESSION_LONGEST,
    revealsUnknownEmail: data.AUTH_REVEAL_UNKNOWN_EMAIL === 'yes',
  };
}
