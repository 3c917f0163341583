import { Tokenizer, TypeGuards } from 'liquidjs';
import { textLiquid } from './liquid.ts';

/** `{{ … }}` or `{% … %}` in a template. */
export interface LiquidToken {
  begin: number;
  end: number;
  source: string;
  /** The name of a tag; null for what is put out. */
  tag: string | null;
  /** What stands behind the name of a tag, or between the braces. */
  content: string;
}

/** Returns the Liquid of a text in its order. @throws LiquidError for a brace that is not closed */
export function liquidTokens(text: string): LiquidToken[] {
  return new Tokenizer(text)
    .readTopLevelTokens(textLiquid.options)
    .flatMap((token): LiquidToken[] => {
      const { begin, end } = token;
      const source = text.slice(begin, end);
      if (TypeGuards.isTagToken(token)) {
        return [{ begin, end, source, tag: token.name, content: token.args.trim() }];
      }
      if (!TypeGuards.isOutputToken(token)) return [];
      return [
        {
          begin,
          end,
          source,
          tag: null,
          content: source.replaceAll(/^\{\{-?|-?\}\}$/g, '').trim(),
        },
      ];
    });
}
