import { firstRun } from './embedded/first-run.ts';
import { mailbox } from './embedded/mailbox.ts';

export const texts = {
  firstRun,
  mailbox,
};
