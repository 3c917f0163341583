import { returns } from './returns/returns.ts';

/** The texts of a practice's requests of return, exchange and cancellation. */
export const texts = { returns };
