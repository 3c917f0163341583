/** The address above the pages of payments and invoices of those who have no Customer Management. */
export const BOOKKEEPER_PATH = '/admin';
