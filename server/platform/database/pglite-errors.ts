/** The first byte of a message that tells of an error, in PostgreSQL's protocol. */
const ERROR = 'E'.charCodeAt(0);
/** The field of such a message that holds the SQLSTATE. */
const STATE = 'C'.charCodeAt(0);
/** The kind of a message, and its length without that. */
const HEADER = 5;

/**
 * What PGlite says to everything, reads included, once it could not write its log (a full disk): the portal of the failed
 * statement stays active for ever. Nobody here uses cursors, so that nothing else leads to it.
 */
const STUCK = '24000';

/** Whether an answer shows that this PGlite does no work any more; another one on the same files does. */
export function isStuck(answer: Uint8Array): boolean {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + HEADER <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] === ERROR && stateOf(answer.subarray(at + HEADER)) === STUCK) return true;
  }
  return false;
}

/** Fields follow each other, each a letter and a text that ends with a zero. */
function stateOf(fields: Uint8Array): string {
  for (let at = 0; at < fields.length && fields[at] !== 0;) {
    const end = fields.indexOf(0, at);
    if (end < 0) break;
    if (fields[at] === STATE) return Buffer.from(fields.subarray(at + 1, end)).toString('latin1');
    at = end + 1;
  }
  return '';
}
