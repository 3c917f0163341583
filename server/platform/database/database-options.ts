import { join } from 'node:path';
import type { ServerConfig } from '../program/config.ts';
import type { OpenDatabaseOptions } from './open-database.ts';

/** Uses PostgreSQL when its address is configured, otherwise the embedded database in the data folder. */
export function databaseOptions(config: ServerConfig): OpenDatabaseOptions {
  return {
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'database'),
    connections: config.databaseConnections,
  };
}
