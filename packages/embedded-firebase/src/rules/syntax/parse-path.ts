import type { Expression, PatternSegment } from './syntax-tree.ts';
import type { TokenStream } from './token-stream.ts';

const ENDS_A_SEGMENT = new Set([
  '/',
  '{',
  '}',
  ')',
  ',',
  ';',
  ']',
  '[',
  ':',
  '?',
  '.',
  '==',
  '!=',
  '&&',
  '||',
]);
const ENDS_A_PATTERN_SEGMENT = new Set(['/', '{', '}', ';', ',']);

/** Tokens that touch each other, as `a-b` or `2024x`, make one segment. `(default)` is one as well. */
function literalSegment(tokens: TokenStream, ends: ReadonlySet<string>): string {
  const { start, position } = tokens.peek();
  if (tokens.eat('(')) {
    tokens.needName('a database name');
    return tokens.source.slice(start, tokens.need(')').end);
  }
  let end = start;
  while (
    tokens.peek().start === end &&
    tokens.peek().kind !== 'end' &&
    !ends.has(tokens.peek().text)
  )
    end = tokens.take().end;
  if (end === start) throw tokens.error(position, 'expected a path segment');
  return tokens.source.slice(start, end);
}

function captureSegment(tokens: TokenStream): PatternSegment {
  const name = tokens.needName('a wildcard name').text;
  const recursive = tokens.eat('=');
  if (recursive) {
    tokens.need('*');
    tokens.need('*');
  }
  tokens.need('}');
  return { kind: recursive ? 'recursive' : 'wildcard', name };
}

/** What stands after `match`: `/users/{uid}/{rest=**}`. */
export function parsePattern(tokens: TokenStream): PatternSegment[] {
  const segments: PatternSegment[] = [];
  if (!tokens.is('/')) tokens.expected('a path that begins with /');
  while (tokens.eat('/')) {
    if (tokens.eat('{')) segments.push(captureSegment(tokens));
    else segments.push({ kind: 'literal', text: literalSegment(tokens, ENDS_A_PATTERN_SEGMENT) });
  }
  return segments;
}

/** A path in an expression: `/databases/$(database)/documents/users/$(uid)`. */
export function parsePathLiteral(
  tokens: TokenStream,
  parseExpression: (tokens: TokenStream) => Expression,
): Expression {
  const at = tokens.peek().position;
  const segments: Expression[] = [];
  while (tokens.eat('/')) {
    if (tokens.eat('$')) {
      tokens.need('(');
      segments.push(parseExpression(tokens));
      tokens.need(')');
    } else {
      const position = tokens.peek().position;
      const value = literalSegment(tokens, ENDS_A_SEGMENT);
      segments.push({ kind: 'literal', value, at: position });
    }
  }
  return { kind: 'path', segments, at };
}
