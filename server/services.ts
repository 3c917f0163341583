import type { Database } from './database/database.ts';

/** What routes are given to work with. */
export interface Services {
  database: Database;
  clock: () => Date;
}
