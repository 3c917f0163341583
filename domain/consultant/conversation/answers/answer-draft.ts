import type { Answer, Block, Citation, Onward } from './answer.ts';

/** An answer in the making: blocks in their order, and each source once. */
export interface AnswerDraft {
  say: (text: string, ...sources: (Citation | null)[]) => void;
  items: (texts: readonly string[], ...sources: (Citation | null)[]) => void;
  warn: (text: string, ...sources: (Citation | null)[]) => void;
  ask: (text: string) => void;
  goOn: (onward: Onward) => void;
  finish: (kind: Answer['kind']) => Answer;
}

const isSame = (one: Citation, other: Citation): boolean =>
  one.title === other.title && one.passage === other.passage && one.standing === other.standing;

/** Begins an answer. */
export function draftAnswer(): AnswerDraft {
  const blocks: Block[] = [];
  const citations: Citation[] = [];
  const onward: Onward[] = [];
  const cite = (source: Citation): number => {
    const known = citations.findIndex((one) => isSame(one, source));
    return known >= 0 ? known : citations.push(source) - 1;
  };
  const add = (
    kind: Block['kind'],
    texts: readonly string[],
    sources: readonly (Citation | null)[],
  ): void => {
    if (texts.length === 0) return;
    const cites = sources.flatMap((source) => (source ? [cite(source)] : []));
    blocks.push({ kind, texts, cites: [...new Set(cites)] });
  };
  return {
    say: (text, ...sources) => add('paragraph', [text], sources),
    items: (texts, ...sources) => add('items', texts, sources),
    warn: (text, ...sources) => add('warning', [text], sources),
    ask: (text) => add('question', [text], []),
    goOn: (one) => {
      onward.push(one);
    },
    finish: (kind) => ({ kind, blocks, citations, onward }),
  };
}
