import type { Token } from './lexer.ts';
import { parseItems } from './parse-items.ts';
import type { Expression } from './syntax-tree.ts';
import type { TokenStream } from './token-stream.ts';

type Parse = (tokens: TokenStream) => Expression;
type Literal = Extract<Expression, { kind: 'literal' }>['value'];

const WORDS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** A literal, a name, a call, a list, a map, or anything in parentheses. */
export function parsePrimary(tokens: TokenStream, parseExpression: Parse): Expression {
  const { position: at, kind } = tokens.peek();
  if (tokens.eat('(')) {
    const inner = parseExpression(tokens);
    tokens.need(')');
    return inner;
  }
  if (tokens.eat('[')) return { kind: 'list', items: parseItems(tokens, ']', parseExpression), at };
  if (tokens.eat('{'))
    return { kind: 'map', entries: parseItems(tokens, '}', entry(parseExpression)), at };
  if (kind === 'name') return parseName(tokens, parseExpression);
  if (kind === 'symbol' || kind === 'end') return tokens.expected('an expression');
  return { kind: 'literal', value: literal(tokens.take()), at };
}

function literal({ kind, text }: Token): Literal {
  if (kind === 'int') return BigInt(text);
  if (kind === 'float') return Number(text);
  if (kind === 'bytes') return Uint8Array.from(Buffer.from(text, 'utf8'));
  return text;
}

function parseName(tokens: TokenStream, parseExpression: Parse): Expression {
  const { text: name, position: at } = tokens.take();
  const word = WORDS.get(name);
  if (word !== undefined) return { kind: 'literal', value: word, at };
  if (tokens.eat('('))
    return { kind: 'call', name, args: parseItems(tokens, ')', parseExpression), at };
  return { kind: 'variable', name, at };
}

function entry(parseExpression: Parse): (tokens: TokenStream) => [Expression, Expression] {
  return (tokens) => {
    const key = parseExpression(tokens);
    tokens.need(':');
    return [key, parseExpression(tokens)];
  };
}
