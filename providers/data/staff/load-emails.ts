/** Loads the code of Email Management, which no other page of staff needs. */
export const loadEmails = () => import('./email-methods.ts');
