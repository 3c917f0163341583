import { asString } from '../values/coercions.ts';
import { regularExpression } from '../values/regular-expression.ts';
import { takes, type MethodTable } from './method.ts';

export const BYTES_METHODS: MethodTable<Uint8Array> = new Map([
  ['size', takes<Uint8Array>(0, (bytes) => BigInt(bytes.length))],
  ['toBase64', takes<Uint8Array>(0, (bytes) => Buffer.from(bytes).toString('base64'))],
  [
    'toHexString',
    takes<Uint8Array>(0, (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
  ],
]);

/** Splits at every match; what the expression captures is not kept. */
function splitAt(text: string, expression: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(regularExpression(expression, false, 'g'))) {
    if (match[0] === '' && (match.index === 0 || match.index === text.length)) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/** Characters are Unicode code points. */
export const STRING_METHODS: MethodTable<string> = new Map([
  ['lower', takes<string>(0, (text) => text.toLowerCase())],
  ['upper', takes<string>(0, (text) => text.toUpperCase())],
  ['trim', takes<string>(0, (text) => text.trim())],
  ['size', takes<string>(0, (text) => BigInt(Array.from(text).length))],
  [
    'matches',
    takes<string>(1, (text, { first }) => regularExpression(asString(first), true).test(text)),
  ],
  ['split', takes<string>(1, (text, { first }) => splitAt(text, asString(first)))],
  [
    'replace',
    takes<string>(2, (text, { first, second }) => {
      const substitute = asString(second);
      return text.replace(regularExpression(asString(first), false, 'g'), () => substitute);
    }),
  ],
  ['toUtf8', takes<string>(0, (text) => Uint8Array.from(Buffer.from(text, 'utf8')))],
]);
