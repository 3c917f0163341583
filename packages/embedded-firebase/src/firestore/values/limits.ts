/** What Firestore takes at most, from https://firebase.google.com/docs/firestore/quotas. */

/** By the formula of `document-size.ts`. */
export const MAX_DOCUMENT_BYTES = 1_048_576;

/** Of one text or of one piece of bytes. */
export const MAX_VALUE_BYTES = 1_048_487;

/** Of an id, a field's name or a whole field path, as UTF-8. */
export const MAX_NAME_BYTES = 1500;

/** How deep maps and arrays may lie within each other. */
export const MAX_DEPTH = 20;

/** On one document in one commit. */
export const MAX_TRANSFORMS = 500;

/** Of a query's filter, once each `IN` and each `OR` is written out. */
export const MAX_DISJUNCTIONS = 30;

/** Values of one `NOT_IN`. */
export const MAX_EXCLUSIONS = 10;

/** Different fields under inequalities in one query. */
export const MAX_INEQUALITY_FIELDS = 10;

/** Counts only when there are more characters than could fit: three bytes stand for one UTF-16 unit at most. */
export function isLongerThan(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes;
}
