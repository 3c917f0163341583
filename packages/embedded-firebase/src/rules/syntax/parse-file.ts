import { parseExpression } from './parse-expression.ts';
import { parseFunction } from './parse-function.ts';
import { parsePattern } from './parse-path.ts';
import type { Position } from './rules-error.ts';
import type {
  RulesFile,
  AllowStatement,
  MatchBlock,
  Method,
  PatternSegment,
} from './syntax-tree.ts';
import { TokenStream } from './token-stream.ts';

const METHODS: ReadonlyMap<string, Method[]> = new Map<string, Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

const SERVICES = new Set(['cloud.firestore', 'firebase.storage']);

/** Reads a whole rules file. Throws RulesError. */
export function parseFile(source: string, file: string): RulesFile {
  const tokens = new TokenStream(source, file);
  const rules: RulesFile = {
    version: parseVersion(tokens),
    functions: new Map(),
    services: new Map(),
  };
  while (tokens.peek().kind !== 'end') {
    if (tokens.eat('function')) parseFunction(tokens, rules.functions);
    else parseService(tokens, rules);
  }
  if (rules.services.size === 0) tokens.expected("'service'");
  return rules;
}

function parseVersion(tokens: TokenStream): RulesFile['version'] {
  if (!tokens.eat('rules_version')) return '1';
  tokens.need('=');
  const { kind, text, position } = tokens.take();
  if (kind !== 'string' || (text !== '1' && text !== '2'))
    throw tokens.error(position, "rules_version must be '1' or '2'");
  tokens.need(';');
  return text;
}

function parseService(tokens: TokenStream, rules: RulesFile): void {
  const at = tokens.need('service').position;
  const { position } = tokens.peek();
  let name = tokens.needName('a service').text;
  while (tokens.eat('.')) name += `.${tokens.needName('a service').text}`;
  if (!SERVICES.has(name)) throw tokens.error(position, `unknown service '${name}'`);
  if (rules.services.has(name)) throw tokens.error(position, `service ${name} stands twice`);
  rules.services.set(name, parseBlock(tokens, [], at));
}

/** `{ function … match … allow … }`, the body of a service or of a match. */
function parseBlock(tokens: TokenStream, pattern: PatternSegment[], at: Position): MatchBlock {
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
