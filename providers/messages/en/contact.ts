import { contact } from './consultant/contact.ts';

/** The texts of the page that asks a consultant. */
export const texts = { contact };
