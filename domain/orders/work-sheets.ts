/** AD-13: the most work sheets of one file. */
export const MAX_SHEETS = 100;
