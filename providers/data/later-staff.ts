import { lazily } from '../async/lazily.ts';
import type { Rest } from '../http/connection.ts';
import type { ProviderSource } from './combine.ts';
import { notLoaded } from './not-loaded.ts';
import type { createStaffData, StaffMethods } from './staff/staff.ts';
import type { UserDeps } from './staff/users.ts';

/** The resources that only staff use. */
export const STAFF_RESOURCES = [
  'applications',
  'buying-groups',
  'consultant-ratings',
  'consultant-requests',
  'credits',
  'customers',
  'emails',
  'email-settings',
  'email-suppressions',
  'email-templates',
  'guide',
  'imports',
  'letters',
  'payers',
  'payments',
  'prices',
  'record-changes',
  'reject-reasons',
  'return-requests',
  'ship-to-addresses',
  'shipping-methods',
  'users',
  'write-offs',
] as const;
export type StaffResource = (typeof STAFF_RESOURCES)[number];

export interface StaffDeps extends UserDeps {
  /** Loads the code of the staff's part. */
  loadStaff: () => Promise<{ createStaffData: typeof createStaffData }>;
}

interface LaterStaffData {
  methods: StaffMethods;
  sources: Record<StaffResource, ProviderSource>;
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
  const source = (name: StaffResource) => [name, async () => (await get()).resources[name]];
  return {
    methods: laterMethods(async () => (await get()).methods),
    sources: Object.fromEntries(STAFF_RESOURCES.map(source)) as LaterStaffData['sources'],
  };
}

function laterMethods(get: () => Promise<StaffMethods>): StaffMethods {
  return {
    decideApplication: async (...asked) => (await get()).decideApplication(...asked),
    moveCustomer: async (...asked) => (await get()).moveCustomer(...asked),
    previewMerge: async (...asked) => (await get()).previewMerge(...asked),
    mergeCustomer: async (...asked) => (await get()).mergeCustomer(...asked),
    retryEmail: async (...asked) => (await get()).retryEmail(...asked),
    sendEmailAgain: async (...asked) => (await get()).sendEmailAgain(...asked),
    liftSuppression: async (...asked) => (await get()).liftSuppression(...asked),
    countReports: async (...asked) => (await get()).countReports(...asked),
    previewTemplate: async (...asked) => (await get()).previewTemplate(...asked),
    testTemplate: async (...asked) => (await get()).testTemplate(...asked),
    templateVersions: async (...asked) => (await get()).templateVersions(...asked),
    restoreTemplate: async (...asked) => (await get()).restoreTemplate(...asked),
    guideVersions: async (...asked) => (await get()).guideVersions(...asked),
    restorePassage: async (...asked) => (await get()).restorePassage(...asked),
    moveLetter: async (...asked) => (await get()).moveLetter(...asked),
    previewAudience: async (...asked) => (await get()).previewAudience(...asked),
    renderLetter: async (...asked) => (await get()).renderLetter(...asked),
    testLetter: async (...asked) => (await get()).testLetter(...asked),
    movePromise: async (...asked) => (await get()).movePromise(...asked),
    createImport: async (...asked) => (await get()).createImport(...asked),
    checkImport: async (...asked) => (await get()).checkImport(...asked),
    moveImport: async (...asked) => (await get()).moveImport(...asked),
    importLines: async (...asked) => (await get()).importLines(...asked),
    createLens: async (...asked) => (await get()).createLens(...asked),
    updateLens: async (...asked) => (await get()).updateLens(...asked),
    dryRunLens: async (...asked) => (await get()).dryRunLens(...asked),
    lensVersions: async (...asked) => (await get()).lensVersions(...asked),
    followList: async (...asked) => (await get()).followList(...asked),
    decideOrders: async (...asked) => (await get()).decideOrders(...asked),
    receiveLens: async (...asked) => (await get()).receiveLens(...asked),
    rejectReasons: async (...asked) => (await get()).rejectReasons(...asked),
    dryRunPrice: async (...asked) => (await get()).dryRunPrice(...asked),
    callUsers: async (name, input) => (await get()).callUsers(name, input),
    userAudit: async (...asked) => (await get()).userAudit(...asked),
    sendResetLink: async (...asked) => (await get()).sendResetLink(...asked),
    resendVerification: async (...asked) => (await get()).resendVerification(...asked),
    endUserSessions: async (...asked) => (await get()).endUserSessions(...asked),
    endUserSession: async (...asked) => (await get()).endUserSession(...asked),
    userActivity: async (...asked) => (await get()).userActivity(...asked),
  };
}
