import { parseExpression } from './parse-expression.ts';
import { parseItems } from './parse-items.ts';
import type { FunctionDeclaration } from './syntax-tree.ts';
import type { TokenStream } from './token-stream.ts';

/** What stands after `function`; it is put among `declared`. */
export function parseFunction(
  tokens: TokenStream,
  declared: Map<string, FunctionDeclaration>,
): void {
  const { text: name, position: at } = tokens.needName('a function name');
  if (declared.has(name)) throw tokens.error(at, `function '${name}' is declared twice`);
  tokens.need('(');
  const parameters = parseItems(tokens, ')', (each) => each.needName('a parameter').text);
  tokens.need('{');
  const lets: FunctionDeclaration['lets'] = [];
  while (tokens.eat('let')) lets.push(parseLet(tokens));
  tokens.need('return');
  const body = parseExpression(tokens);
  tokens.need(';');
  tokens.need('}');
  declared.set(name, { name, parameters, lets, body, at });
}

function parseLet(tokens: TokenStream): FunctionDeclaration['lets'][number] {
  const name = tokens.needName('a name').text;
  tokens.need('=');
  const value = parseExpression(tokens);
  tokens.need(';');
  return { name, value };
}
