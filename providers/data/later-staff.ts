import type { DataProvider } from 'react-admin';
import { laterMethods } from '../async/later-methods.ts';
import { lazily } from '../async/lazily.ts';
import type { Rest } from '../http/connection.ts';
import { notLoaded } from './not-loaded.ts';
import { STAFF_METHODS } from './staff-methods.ts';
import type { createStaffData, StaffMethods } from './staff/staff.ts';
import type { UserDeps } from './staff/users.ts';

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
