import type { LiquidToken } from './liquid-tokens.ts';

/** A text whose Liquid is replaced by words that mean nothing to MJML and HTML. */
export interface HiddenLiquid {
  text: string;
  tokens: readonly LiquidToken[];
  /** Returns the words that stand for Liquid in a text. */
  found: (text: string) => LiquidToken[];
  /** Puts the Liquid back. */
  restore: (text: string) => string;
  /** Returns where a character of `text` is in the original. */
  originalOffset: (offset: number) => number;
}

/** Replaces Liquid by words, so that its quotes and comparisons are not taken for markup. */
export function hideLiquid(source: string, tokens: readonly LiquidToken[]): HiddenLiquid {
  const mark = unusedMark(source);
  const moves: { hidden: number; original: number }[] = [{ hidden: 0, original: 0 }];
  let text = '';
  let last = 0;
  for (const [index, { begin, end }] of tokens.entries()) {
    text += source.slice(last, begin);
    moves.push({ hidden: text.length, original: begin });
    text += `${mark}${index}z`;
    last = end;
    moves.push({ hidden: text.length, original: end });
  }
  text += source.slice(last);
  const words = new RegExp(`${mark}(\\d+)z`, 'g');
  const tokenOf = (index: string | undefined) => tokens[Number(index)];
  return {
    text,
    tokens,
    found: (within) => [...within.matchAll(words)].flatMap(([, index]) => tokenOf(index) ?? []),
    restore: (within) =>
      within.replaceAll(words, (word, index: string) => tokenOf(index)?.source ?? word),
    originalOffset: (offset) => {
      const move = moves.findLast(({ hidden }) => hidden <= offset);
      return move ? move.original + (offset - move.hidden) : offset;
    },
  };
}

function unusedMark(source: string): string {
  let mark = 'lqd';
  while (source.includes(mark)) mark += 'q';
  return mark;
}
