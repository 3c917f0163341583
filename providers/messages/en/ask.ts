import { ask } from './ask/ask.ts';

/** The texts of the conversation's page. */
export const texts = { ask };
