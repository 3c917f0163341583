/** The address of Email Management. */
export const EMAILS_PATH = '/admin/email-management';
