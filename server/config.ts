import { z } from 'zod';

/** Set and blank means the same as not set, as an `.env` file has it. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const environmentSchema = z.object({
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
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  /** How many proxies in front of the server may be believed about the caller's address. */
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10).default(0)),
});

export interface ServerConfig {
  environment: 'development' | 'test' | 'production';
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  dataFolder: string;
  firebaseProjectId: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  trustedProxies: number;
}

/** The server's configuration from the environment; the error names every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not right.\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    dataFolder: data.DATA_FOLDER,
    firebaseProjectId: data.FIREBASE_PROJECT_ID,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUSTED_PROXIES,
  };
}
