import { credit } from './credit/credit.ts';

/** The texts of a practice's lens credit. */
export const texts = { credit };
