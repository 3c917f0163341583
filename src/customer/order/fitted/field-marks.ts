import { isOfOtherLens, SOURCES } from '#domain/consultant/fitting/planning/sources.ts';
import type { Source } from '#domain/lens/model/lens.ts';
import type { Origin } from '#domain/orders/draft.ts';
import type { FittingMark, MarkStanding } from '#domain/orders/fitting-marks.ts';
import type { ClinicalMark, ValueMark } from './marks.ts';

/** Suggestions name whoever published them, who need not be the maker of this lens. */
const PUBLISHED: Record<Source['status'], MarkStanding> = {
  sourced: 'published',
  secondHand: 'secondHand',
  assumption: 'assumption',
};

/** The longest title that a mark holds. */
const MAX_TITLE = 200;

interface Filled {
  /** The text that is filled in. */
  text: string;
  lensId: string;
  /** Writes a value of the field. */
  write: (value: number | string) => string;
}

/** Returns the mark of a lens's field. Steps are counted from 1 on. */
export function valueMark(mark: ValueMark, { text, lensId, write }: Filled): FittingMark {
  const { from } = mark;
  if (from === 'default') return { from, text };
  if (from === 'typed') return { from, text, ...(mark.step > 0 && { step: mark.step }) };
  if (from === 'lostChange') return { from, text, step: mark.step + 1 };
  if (from === 'suggested') {
    const { source } = mark;
    if (!source) return { from, text };
    const title = source.note.slice(0, MAX_TITLE);
    return { from, text, source: title, standing: PUBLISHED[source.status] };
  }
  const { step, before, source, standing } = mark;
  return {
    from,
    text,
    step: step + 1,
    source: SOURCES[source].title,
    standing,
    ...(before !== null && { before: write(before) }),
    ...(isOfOtherLens(source, lensId) && { otherLens: true as const }),
  };
}

/** Returns the mark of a clinical field. */
export function clinicalMark(mark: ClinicalMark, text: string): FittingMark {
  return { from: mark.from, text };
}

/** How the order form itself sees a value: what was only proposed for this lens is not kept for another one. */
export const FORM_ORIGINS: Record<ValueMark['from'], Origin> = {
  suggested: 'suggested',
  change: 'suggested',
  keptPower: 'suggested',
  typed: 'typed',
  lostChange: 'typed',
  default: 'default',
};
