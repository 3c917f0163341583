import { z } from 'zod';
import { line } from '#domain/basics/text.ts';
import {
  consultantModel,
  consultantModelVariables,
  type ConsultantModel,
} from './consultant-model.ts';
import { optional } from './optional.ts';
import { NEUTRAL_PROVIDER, PATIENT_NAMES, type PatientNames, type Provider } from './provider.ts';
import { StartError } from './start-error.ts';

const HOUR = 60 * 60 * 1000;
const HOURS_OR_OFF = 'must be `off`, or a number of hours above 0, at most 720';

/** The environment variables. A test compares them with docs/configuration.md. */
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
  /** The bucket of uploaded files; `<project>.appspot.com` by default. */
  FIREBASE_STORAGE_BUCKET: optional(z.string().optional()),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  /** Number of proxies in front of the server that are trusted to report the caller's address. */
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10).default(0)),
  /** The SMTP server; without it emails wait in the outbox (locally, in the local mailbox). */
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/[^/]/, 'must start with smtp:// or smtps://')
      .optional(),
  ),
  /** The sender of emails, and the lab's name in emails and confirmations. */
  MAIL_FROM: optional(
    z.string().regex(/@/, 'must be an address').default('Lens Portal <orders@lens-portal.test>'),
  ),
  PROVIDER_NAME: optional(line().default(NEUTRAL_PROVIDER.name)),
  PROVIDER_WEBSITE: optional(z.url({ protocol: /^https?$/ }).default(NEUTRAL_PROVIDER.website)),
  PROVIDER_PHONE: optional(line().default(NEUTRAL_PROVIDER.phone)),
  /** CR-03: where lenses are sent back to; semicolons separate its lines. */
  PROVIDER_ADDRESS: optional(z.string().default(NEUTRAL_PROVIDER.address?.join('; ') ?? '')),
  /** PY-05: where checks go, the name first; semicolons separate its lines. */
  PROVIDER_REMIT_TO: optional(z.string().default('')),
  /** EM-01: `everywhere` names patients in emails and FHIR exports, too, if the practice entered a name. */
  PATIENT_NAMES: optional(z.enum(PATIENT_NAMES).default('portal')),
  /** The portal's address, for links in emails. */
  PORTAL_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  /** EM-03: what mail services prove by that a bounce or complaint is theirs; without it nobody is believed. */
  MAIL_EVENTS_SECRET: optional(z.string().min(16, 'must have at least 16 characters').optional()),
  /** PY-02: the gateway for online payments, with the webhook's secret; without both, production takes none. */
  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(
        /^(sk|rk)_(test|live)_\w+$/,
        'must start with sk_test_, sk_live_, rk_test_ or rk_live_',
      )
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(/^whsec_\S+$/, 'must start with whsec_')
      .optional(),
  ),
  /** Where the payment sandbox of `npm start` listens; beside `PORT` without it. */
  GATEWAY_PORT: optional(z.coerce.number().int().min(0).max(65_535).optional()),
  /** Maximum length of a session, in hours; without it, or with `off`, there is none. */
  SESSION_LONGEST_HOURS: optional(
    z.union([z.literal('off'), z.coerce.number().positive().max(720)], HOURS_OR_OFF).default('off'),
  ),
  /** VA-01: whether a user who asks for a new password learns that the address has no account. */
  AUTH_REVEAL_UNKNOWN_EMAIL: optional(z.enum(['yes', 'no']).default('yes')),
  /** LF-01: whether the embedded Firestore refuses queries whose index is not in `firestore.indexes.json`. */
  FIRESTORE_INDEXES_REQUIRED: optional(z.enum(['yes', 'no']).default('yes')),
  ...consultantModelVariables,
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
  /** Undefined: Firebase's links are not changed. */
  portalUrl: string | undefined;
  /** Undefined: reports of bounces are refused. */
  mailEventsSecret: string | undefined;
  /** Null: no payments online in production, and the sandbox of this machine in `npm start`. */
  stripe: StripeKeys | null;
  /** Undefined: the port after `port`. */
  gatewayPort: number | undefined;
  revealsUnknownEmail: boolean;
  /** Whether the embedded Firestore refuses queries without an index. */
  requiresIndexes: boolean;
  /** Maximum length of a session, in milliseconds; null: there is none. */
  sessionLongest: number | null;
  /** VC-02: null: the virtual consultant answers without a language model. */
  consultantModel: ConsultantModel | null;
}

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

/** Reads the server's configuration from the environment. The error names every invalid variable. */
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
      address: linesOf(data.PROVIDER_ADDRESS),
      remitTo: linesOf(data.PROVIDER_REMIT_TO),
    },
    patientNames: data.PATIENT_NAMES,
    portalUrl: data.PORTAL_URL,
    sessionLongest: hours === 'off' ? null : hours * HOUR,
    mailEventsSecret: data.MAIL_EVENTS_SECRET,
    stripe: stripeKeys(data),
    gatewayPort: data.GATEWAY_PORT,
    revealsUnknownEmail: data.AUTH_REVEAL_UNKNOWN_EMAIL === 'yes',
    requiresIndexes: data.FIRESTORE_INDEXES_REQUIRED === 'yes',
    consultantModel: consultantModel(data),
  };
}

function linesOf(address: string): string[] {
  const lines = address.split(';').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

type Environment = z.infer<typeof environmentSchema>;

/** Both or none: without the webhook's secret nothing that the gateway reports could be believed. */
function stripeKeys({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: Environment): StripeKeys | null {
  if (secretKey && webhookSecret) return { secretKey, webhookSecret };
  const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
  if (secretKey || webhookSecret) {
    throw new StartError(
      `The environment is not right.\n${missing}: is missing beside the other one`,
    );
  }
  return null;
}
