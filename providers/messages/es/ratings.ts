import { ratings } from './consultant/ratings.ts';

/** The texts below an answer of the virtual consultant. */
export const texts = { ratings };
