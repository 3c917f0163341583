/** AD-13: the most work sheets of one file. */
export const MOST_SHEETS = 100;
