import { join } from 'node:path';
import { loggableError } from '../errors/error-log.ts';
import type { ServerConfig } from '../program/config.ts';
import { openPglite } from './connections/open-pglite.ts';
import { openPostgres } from './connections/open-postgres.ts';
import type { PgliteModules } from './connections/pglite-thread.ts';
import type { PostgresLimits } from './connections/postgres-limits.ts';
import type { Database } from './database.ts';

export type { Database, Handle } from './database.ts';

interface OpenDatabaseOptions {
  /** PostgreSQL's address. Without it the embedded database is opened. */
  url?: string | undefined;
  /** The embedded database's folder; null keeps it in memory. */
  folder?: string | null | undefined;
  /** The dump (a tar file) that an in-memory database is loaded from; empty by default. */
  dump?: string | undefined;
  /** The compiled modules of PGlite, for whoever opens many databases. */
  modules?: PgliteModules | undefined;
  /** Connections of the pool, PostgreSQL only. */
  connections?: number | undefined;
  /** Called for lost connections, which are reopened when needed. */
  onError?: ((error: Error) => void) | undefined;
  /** Replaces some of POSTGRES_LIMITS. */
  limits?: Partial<PostgresLimits> | undefined;
}

/** Opens the database. Does not create the schema, which `migrateDatabase` does. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const onError = options.onError ?? notifyConsole;
  if (options.url) {
    const { url, connections = 10, limits } = options;
    return openPostgres({ url, connections, onError, limits });
  }
  const { folder = null, dump, modules } = options;
  return openPglite({ folder, dump, modules, onError });
}

function notifyConsole(error: Error): void {
  console.error('A database connection was lost', loggableError(error));
}

/** Uses PostgreSQL when its address is configured, otherwise the embedded database in the data folder. */
export function databaseOptions(config: ServerConfig): OpenDatabaseOptions {
  return {
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'database'),
    connections: config.databaseConnections,
  };
}
