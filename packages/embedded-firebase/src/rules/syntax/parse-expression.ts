import { TYPE_TESTS } from '../values/value-types.ts';
import type { Token } from './lexer.ts';
import { parseItems } from './parse-items.ts';
import { parsePathLiteral } from './parse-path.ts';
import type { BinaryOperator, Expression } from './syntax-tree.ts';
import type { TokenStream } from './token-stream.ts';

type Parse = (tokens: TokenStream) => Expression;

type Literal = Extract<Expression, { kind: 'literal' }>['value'];

const WORDS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const PRECEDENCE: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['==', 3],
  ['!=', 3],
  ['in', 4],
  ['is', 4],
  ['<', 5],
  ['<=', 5],
  ['>', 5],
  ['>=', 5],
  ['+', 6],
  ['-', 6],
  ['*', 7],
  ['/', 7],
  ['%', 7],
]);

export function parseExpression(tokens: TokenStream): Expression {
  const condition = parseBinary(tokens, 0);
  if (!tokens.eat('?')) return condition;
  const whenTrue = parseExpression(tokens);
  tokens.need(':');
  const whenFalse = parseExpression(tokens);
  return { kind: 'conditional', condition, whenTrue, whenFalse, at: condition.at };
}

/** Operators that bind tighter than `least`, all of them from left to right. */
function parseBinary(tokens: TokenStream, least: number): Expression {
  let left = parseUnary(tokens);
  for (;;) {
    const { kind, text } = tokens.peek();
    const precedence = kind === 'symbol' || kind === 'name' ? PRECEDENCE.get(text) : undefined;
    if (precedence === undefined || precedence <= least) return left;
    tokens.take();
    left =
      text === 'is'
        ? { kind: 'typeTest', operand: left, type: parseTypeName(tokens), at: left.at }
        : {
            kind: 'binary',
            operator: text as BinaryOperator,
            left,
            right: parseBinary(tokens, precedence),
            at: left.at,
          };
  }
}

function parseTypeName(tokens: TokenStream): string {
  const { text, position } = tokens.needName('a type');
  if (!TYPE_TESTS.has(text)) throw tokens.error(position, `unknown type '${text}'`);
  return text;
}

function parseUnary(tokens: TokenStream): Expression {
  const at = tokens.peek().position;
  if (tokens.eat('!')) return { kind: 'not', operand: parseUnary(tokens), at };
  if (tokens.eat('-')) return { kind: 'negate', operand: parseUnary(tokens), at };
  const primary = tokens.is('/') ? parsePathLiteral : parsePrimary;
  return parsePostfix(tokens, primary(tokens, parseExpression));
}

function parsePostfix(tokens: TokenStream, object: Expression): Expression {
  if (tokens.eat('.')) return parsePostfix(tokens, parseMember(tokens, object));
  if (tokens.eat('[')) return parsePostfix(tokens, parseIndex(tokens, object));
  return object;
}

function parseMember(tokens: TokenStream, object: Expression): Expression {
  const { text: name, position: at } = tokens.needName('a property or method name');
  if (!tokens.eat('(')) return { kind: 'member', object, name, at };
  return { kind: 'methodCall', object, name, args: parseItems(tokens, ')', parseExpression), at };
}

function parseIndex(tokens: TokenStream, object: Expression): Expression {
  const at = tokens.peek().position;
  const index = parseExpression(tokens);
  const to = tokens.eat(':') ? parseExpression(tokens) : undefined;
  tokens.need(']');
  return to ? { kind: 'slice', object, from: index, to, at } : { kind: 'index', object, index, at };
}

/** A literal, a name, a call, a list, a map, or anything in parentheses. */
function parsePrimary(tokens: TokenStream, parseExpression: Parse): Expression {
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
