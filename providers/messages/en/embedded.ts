import { firstRun } from './embedded/first-run.ts';
import { mailbox } from './embedded/mailbox.ts';

/** What only the embedded build shows. */
export const texts = {
  firstRun,
  mailbox,
};
