import { fitting } from './fitting/fitting.ts';

/** The texts of guided fitting's pages. */
export const texts = { fitting };
