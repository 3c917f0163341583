import type { DataProvider } from 'react-admin';
import type { Rest } from '../../http/connection.ts';
import type { StaffResource } from '../later-staff.ts';
import { simpleRest } from '../simple-rest.ts';
import { applicationMethods } from './applications.ts';
import type { ApplicationMethods } from './applications.ts';
import { customerMethods } from './customers.ts';
import type { CustomerMethods } from './customers.ts';
import type { EmailManagementMethods } from './email-methods.ts';
import { emailSettingsRecord } from './email-settings.ts';
import { guideMethods } from './guide.ts';
import type { GuideMethods } from './guide.ts';
import { importMethods } from './imports.ts';
import type { ImportMethods } from './imports.ts';
import { lensManagementMethods } from './lens-management.ts';
import type { LensManagementMethods } from './lens-management.ts';
import { laterEmailMethods } from './later-emails.ts';
import { liveListMethods } from './live-list.ts';
import type { LiveListMethods } from './live-list.ts';
import { orderQueueMethods } from './order-queue.ts';
import type { OrderQueueMethods } from './order-queue.ts';
import { priceDryRunMethods } from './price-dry-run.ts';
import type { PriceDryRunMethods } from './price-dry-run.ts';
import { recordRest } from './record-rest.ts';
import { userMethods, userRecords } from './users.ts';
import type { UserDeps, UserMethods } from './users.ts';

/** What the data provider does for staff only. */
export interface StaffMethods
  extends
    ApplicationMethods,
    CustomerMethods,
    EmailManagementMethods,
    GuideMethods,
    ImportMethods,
    LensManagementMethods,
    LiveListMethods,
    OrderQueueMethods,
    PriceDryRunMethods,
    UserMethods {}

/** The part of the data provider that only staff use. */
export interface StaffData {
  methods: StaffMethods;
  resources: Record<StaffResource, DataProvider>;
}

/** Creates the staff's part of the data provider on the API (`connection`) and Firebase (`deps`). */
export function createStaffData(connection: Rest, deps: UserDeps): StaffData {
  const api = simpleRest(connection.restAnswer);
  const records = recordRest(connection.restAnswer);
  const users = userMethods(connection, deps);
  return {
    methods: {
      ...applicationMethods(connection),
      ...customerMethods(connection),
      ...laterEmailMethods(connection),
      ...guideMethods(connection),
      ...importMethods(connection),
      ...lensManagementMethods(connection),
      ...liveListMethods(deps.documents),
      ...orderQueueMethods(connection),
      ...priceDryRunMethods(connection),
      ...users,
    },
    resources: {
      applications: api,
      'buying-groups': records,
      credits: records,
      customers: records,
      emails: api,
      'email-suppressions': api,
      'email-settings': emailSettingsRecord(records, connection),
      'email-templates': records,
      guide: records,
      imports: api,
      letters: records,
      payers: api,
      payments: records,
      prices: records,
      'record-changes': api,
      'reject-reasons': records,
      'return-requests': api,
      'ship-to-addresses': records,
      'shipping-methods': records,
      users: userRecords(records, users),
      'write-offs': api,
    },
  };
}
