/** The first byte of an error message in PostgreSQL's protocol. */
const ERROR = 'E'.charCodeAt(0);
/** The field of an error message that contains the SQLSTATE. */
const STATE = 'C'.charCodeAt(0);
/** Bytes of a message before its fields: its kind and its length. */
const HEADER = 5;

/**
 * PGlite's answer to every query, even reads, after it failed to write its log (a full disk): the portal of the failed
 * statement stays active forever. Nothing else causes this code, because we use no cursors.
 */
const STUCK = '24000';

/** Returns whether the answer shows that this PGlite is broken for good. A new one on the same files works. */
export function isStuck(answer: Uint8Array): boolean {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + HEADER <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] === ERROR && stateOf(answer.subarray(at + HEADER)) === STUCK) return true;
  }
  return false;
}

/** Fields follow each other, each a letter and a zero-terminated text. */
function stateOf(fields: Uint8Array): string {
  for (let at = 0; at < fields.length && fields[at] !== 0;) {
    const end = fields.indexOf(0, at);
    if (end < 0) break;
    if (fields[at] === STATE) return Buffer.from(fields.subarray(at + 1, end)).toString('latin1');
    at = end + 1;
  }
  return '';
}
