import type { TokenStream } from './token-stream.ts';

/** Things between commas up to `end`; a comma may stand before it. */
export function parseItems<Item>(
  tokens: TokenStream,
  end: string,
  parse: (tokens: TokenStream) => Item,
): Item[] {
  const found: Item[] = [];
  while (!tokens.eat(end)) {
    if (found.length > 0) tokens.need(',');
    if (tokens.eat(end)) break;
    found.push(parse(tokens));
  }
  return found;
}
