import type { CalculatorId } from '../../calculators/parts/names.ts';
import type { Onward } from '../answers/answer.ts';
import { say, type Words } from '../answers/words.ts';

/** A calculator with its values in the link. */
export function toCalculator(id: CalculatorId, query: string, { pages }: Words): Onward {
  const to = `calculators/${id}${query && `?${query}`}`;
  return { kind: 'calculator', to, title: pages[id].title };
}

const PATHS = { fitting: 'fitting', guide: 'guide', contact: 'contact' } as const;

export function toPage(kind: keyof typeof PATHS, words: Words): Onward {
  return { kind, to: PATHS[kind], title: say(words, `onward.${kind}`) };
}

export function toCalculators(words: Words): Onward {
  return { kind: 'calculator', to: 'calculators', title: say(words, 'onward.calculators') };
}
