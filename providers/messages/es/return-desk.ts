import { returnDesk } from './returns/return-desk.ts';

/** The texts of the lab's side of requests of return. */
export const texts = { returnDesk };
