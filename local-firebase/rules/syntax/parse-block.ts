import { parseExpression } from './parse-expression.ts';
import { parseFunction } from './parse-function.ts';
import { parsePattern } from './parse-path.ts';
import type { Position } from './rules-error.ts';
import type { AllowStatement, MatchBlock, Method, PatternSegment } from './syntax-tree.ts';
import type { TokenStream } from './token-stream.ts';

const METHODS: ReadonlyMap<string, Method[]> = new Map<string, Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

/** `{ function … match … allow … }`, the body of a service or of a match. */
export function parseBlock(
  tokens: TokenStream,
  pattern: PatternSegment[],
  at: Position,
): MatchBlock {
  const block: MatchBlock = { pattern, functions: new Map(), allows: [], matches: [], at };
  tokens.need('{');
  while (!tokens.eat('}')) parseStatement(tokens, block);
  return block;
}

function parseStatement(tokens: TokenStream, block: MatchBlock): void {
  const at = tokens.peek().position;
  if (tokens.eat('function')) parseFunction(tokens, block.functions);
  else if (tokens.eat('match')) block.matches.push(parseBlock(tokens, parsePattern(tokens), at));
  else if (tokens.eat('allow')) block.allows.push(parseAllow(tokens, at));
  else tokens.expected("'allow', 'match' or 'function'");
}

function parseAllow(tokens: TokenStream, at: Position): AllowStatement {
  const methods = new Set<Method>();
  do for (const method of parseMethod(tokens)) methods.add(method);
  while (tokens.eat(','));
  const allow: AllowStatement = { methods, at };
  if (tokens.eat(':')) {
    tokens.need('if');
    allow.condition = parseExpression(tokens);
  }
  tokens.need(';');
  return allow;
}

function parseMethod(tokens: TokenStream): Method[] {
  const { text, position } = tokens.needName('a method');
  const methods = METHODS.get(text);
  if (!methods) throw tokens.error(position, `unknown method '${text}'`);
  return methods;
}
