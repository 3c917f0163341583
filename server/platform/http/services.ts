import type { Database } from '../database/database.ts';
import type { PatientNames, Provider } from '../program/provider.ts';
import type { Outbox } from '../outbox/register-outbox.ts';

/** What routes are given to work with. */
export interface Services {
  database: Database;
  clock: () => Date;
  outbox: Outbox;
  /** How long a session lasts at most, milliseconds. */
  sessionLongest: number;
  /** The maker, as papers name them. */
  provider: Provider;
  patientNames: PatientNames;
}
