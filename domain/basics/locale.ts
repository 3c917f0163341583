/** The languages of the portal. */
export type Locale = 'en' | 'es';
