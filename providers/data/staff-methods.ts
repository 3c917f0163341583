import type { NamesOf } from '../async/later-methods.ts';
import type { EmailManagementMethods } from './staff/email-methods.ts';
import type { StaffMethods } from './staff/staff.ts';

export const EMAIL_METHODS: NamesOf<EmailManagementMethods> = {
  retryEmail: true,
  sendEmailAgain: true,
  liftSuppression: true,
  countReports: true,
  previewTemplate: true,
  testTemplate: true,
  moveCampaign: true,
  previewAudience: true,
  renderCampaign: true,
  testCampaign: true,
};

/** The names of what the data provider does for staff: their code is not loaded to know them. */
export const STAFF_METHODS: NamesOf<StaffMethods> = {
  ...EMAIL_METHODS,
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
  recordVersions: true,
  restoreVersion: true,
};
