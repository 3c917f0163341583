/** EN-03: the collection of the activity records, by uid. Alone here, so that whoever only names it loads no schemas. */
export const ACTIVITY = 'userActivity';
