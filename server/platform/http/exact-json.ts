/** A text in quotes, or a number. */
const TOKENS = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d+(?![\d.eE])/g;

/**
 * Parses JSON of others. A whole number that JavaScript cannot hold is returned as text with all its digits: it is an id, and
 * two ids would become one. @throws SyntaxError
 */
export function parseExactJson(json: string): unknown {
  return JSON.parse(json.replaceAll(TOKENS, (token) => (isTooLarge(token) ? `"${token}"` : token)));
}

function isTooLarge(token: string): boolean {
  return !token.startsWith('"') && !Number.isSafeInteger(Number(token));
}
