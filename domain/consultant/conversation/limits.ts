/** A question is a few sentences; longer text is refused before it is read. Characters. */
export const QUESTION_MOST = 600;
/** From here on the page counts what is left. */
export const QUESTION_COUNTED_FROM = 450;
