/** EN-03: the collection of the activity records, by uid. In its own file, so that using the name loads no schemas. */
export const ACTIVITY = 'userActivity';
