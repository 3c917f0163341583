import { parsePathLiteral } from './parse-path.ts';
import { parseItems } from './parse-items.ts';
import { parsePrimary } from './parse-primary.ts';
import type { BinaryOperator, Expression } from './syntax-tree.ts';
import type { TokenStream } from './token-stream.ts';
import { TYPE_TESTS } from '../values/value-types.ts';

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
