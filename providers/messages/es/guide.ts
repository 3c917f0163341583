import { guide } from './guide/guide.ts';

/** The texts of the consultant's guide. */
export const texts = { guide };
