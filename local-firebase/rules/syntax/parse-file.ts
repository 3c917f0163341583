import { parseBlock } from './parse-block.ts';
import { parseFunction } from './parse-function.ts';
import type { RulesFile } from './syntax-tree.ts';
import { TokenStream } from './token-stream.ts';

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
