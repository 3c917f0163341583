import type { DataProvider } from 'react-admin';
import type { Rest } from '../../http/connection.ts';
import { applicationMethods } from './applications.ts';
import type { ApplicationMethods } from './applications.ts';
import { customerMethods } from './customers.ts';
import type { CustomerMethods } from './customers.ts';
import type { EmailManagementMethods } from './email-methods.ts';
import { emailSettingsRecord } from './email-settings.ts';
import { importMethods } from './imports.ts';
import type { ImportMethods } from './imports.ts';
import { laterEmailMethods } from './later-emails.ts';
import { lensManagementMethods } from './lens-management.ts';
import type { LensManagementMethods } from './lens-management.ts';
import { liveListMethods } from './live-list.ts';
import type { LiveListMethods } from './live-list.ts';
import { orderQueueMethods } from './order-queue.ts';
import type { OrderQueueMethods } from './order-queue.ts';
import { priceDryRunMethods } from './price-dry-run.ts';
import type { PriceDryRunMethods } from './price-dry-run.ts';
import { recordRest } from './record-rest.ts';
import { userMethods, userRecords } from './users.ts';
import type { UserDeps, UserMethods } from './users.ts';
import { versionMethods } from './versions.ts';
import type { VersionMethods } from './versions.ts';

/** What the data provider does for staff only. */
export interface StaffMethods
  extends
    ApplicationMethods,
    CustomerMethods,
    EmailManagementMethods,
    ImportMethods,
    LensManagementMethods,
    LiveListMethods,
    OrderQueueMethods,
    PriceDryRunMethods,
    UserMethods,
    VersionMethods {}

/** The part of the data provider that only staff use. */
export interface StaffData {
  methods: StaffMethods;
  /** Every resource is a list of records of the API, but for those named below. */
  providerOf: (resource: string) => DataProvider;
}

/** Creates the staff's part of the data provider on the API (`connection`) and Firebase (`deps`). */
export function createStaffData(connection: Rest, deps: UserDeps): StaffData {
  const records = recordRest(connection.restAnswer);
  const users = userMethods(connection, deps);
  const others = new Map([
    ['email-settings', emailSettingsRecord(records, connection)],
    ['users', userRecords(records, users)],
  ]);
  return {
    methods: {
      ...applicationMethods(connection),
      ...customerMethods(connection),
      ...laterEmailMethods(connection),
      ...importMethods(connection),
      ...lensManagementMethods(connection),
      ...liveListMethods(deps.documents),
      ...orderQueueMethods(connection),
      ...priceDryRunMethods(connection),
      ...users,
      ...versionMethods(connection),
    },
    providerOf: (resource) => others.get(resource) ?? records,
  };
}
