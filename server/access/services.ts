import type { RememberedCallers } from './sessions/remembered-callers.ts';
import type { Database } from '../platform/database/database.ts';
import type { PatientNames, Provider } from '../platform/program/provider.ts';
import type { Outbox } from '../platform/outbox/register-outbox.ts';

/** What routes are given to work with. */
export interface Services {
  database: Database;
  /** What forgets a user whose rights change. */
  callers: RememberedCallers;
  clock: () => Date;
  outbox: Outbox;
  /** How long a session lasts at most, milliseconds. */
  sessionLongest: number;
  /** The maker, as papers name them. */
  provider: Provider;
  patientNames: PatientNames;
}
