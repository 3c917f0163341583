import type { DataProvider } from 'react-admin';
import { lazily } from '../async/lazily.ts';
import { laterMethods, type NamesOf } from '../async/later-methods.ts';
import type { Rest } from '../http/connection.ts';
import { notLoaded } from './not-loaded.ts';
import { EMAIL_METHODS } from './staff/later-emails.ts';
import { GUIDE_METHODS } from './staff/later-guide.ts';
import type { createStaffData, StaffMethods } from './staff/staff.ts';
import type { UserDeps } from './staff/users.ts';

const STAFF_METHODS: NamesOf<StaffMethods> = {
  ...EMAIL_METHODS,
  ...GUIDE_METHODS,
  decideApplication: true,
  moveCustomer: true,
  previewMerge: true,
  mergeCustomer: true,
  movePromise: true,
  createImport: true,
  checkImport: true,
  moveImport: true,
  importLines: true,
  createLens: true,
  updateLens: true,
  dryRunLens: true,
  lensVersions: true,
  followList: true,
  decideOrders: true,
  receiveLens: true,
  rejectReasons: true,
  dryRunPrice: true,
  callUsers: true,
  userAudit: true,
  sendResetLink: true,
  resendVerification: true,
  endUserSessions: true,
  endUserSession: true,
  userActivity: true,
};

export interface StaffDeps extends UserDeps {
  /** Loads the code of the staff's part. */
  loadStaff: () => Promise<{ createStaffData: typeof createStaffData }>;
}

interface LaterStaffData {
  methods: StaffMethods;
  /** The data provider of a resource that only staff use. */
  providerOf: (resource: string) => Promise<DataProvider>;
}

/**
 * The staff's part of the data provider. Its code is a separate chunk, which loads with the first page of staff
 * (`src/routes/staff-page.ts`), or else with the first call. While it cannot be loaded, a call throws HttpFailure 0, as for a
 * lost connection, and the next call tries again.
 */
export function laterStaffData(connection: Rest, deps: StaffDeps): LaterStaffData {
  const { get } = lazily(async () =>
    (await deps.loadStaff().catch(notLoaded)).createStaffData(connection, deps),
  );
  return {
    methods: laterMethods(STAFF_METHODS, async () => (await get()).methods),
    providerOf: async (resource) => (await get()).providerOf(resource),
  };
}
