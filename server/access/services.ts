import type { Database } from '../platform/database/database.ts';
import type { Outbox } from '../platform/outbox/register-outbox.ts';
import type { PatientNames, Provider } from '../platform/program/provider.ts';
import type { RememberedCallers } from './sessions/remembered-callers.ts';

/** The services that routes work with. */
export interface Services {
  database: Database;
  /** Notify it of users whose rights change; it clears what is cached about them. */
  callers: RememberedCallers;
  clock: () => Date;
  outbox: Outbox;
  /** Maximum length of a session, in milliseconds; null: there is none. */
  sessionLongest: number | null;
  /** The lab, as documents name it. */
  provider: Provider;
  patientNames: PatientNames;
}
