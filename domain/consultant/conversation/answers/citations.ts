import type { LensDefinition, Source } from '../../../lens/model/lens.ts';
import type { SourceId as FormulaId } from '../../calculators/parts/names.ts';
import { SOURCES as FORMULAS } from '../../calculators/parts/sources.ts';
import {
  isOfOtherLens,
  SOURCES,
  standingFor,
  type SourceId,
} from '../../fitting/planning/sources.ts';
import type { GuidePassage } from '../../guide/guide.ts';
import type { Citation } from './answer.ts';
import { say, type Words } from './words.ts';

/** The source of a formula; what follows from it stands as a formula, whoever printed it. */
export function citeFormula(id: FormulaId, { names }: Words): Citation {
  if (id === 'geometry' || id === 'optics') {
    const title = names.standards[id];
    return { title, version: null, address: null, standing: 'formula', passage: null };
  }
  const { title, date } = FORMULAS[id];
  return {
    title,
    version: date,
    address: null,
    standing: 'formula',
    passage: null,
  };
}

/** A source of the fitting core, as far as it counts for this lens. */
export function citeFitting(id: SourceId, lensId: string, { fitting }: Words): Citation {
  const { title, version, address } = SOURCES[id];
  const other = isOfOtherLens(id, lensId) ? ` (${fitting.texts['standing.otherLens']})` : '';
  return {
    title: title + other,
    version,
    address,
    standing: standingFor(id, lensId),
    passage: null,
  };
}

const STANDINGS = { sourced: 'maker', secondHand: 'secondHand', assumption: 'assumption' } as const;

/** Where a figure of the nomogram is from. */
export function citeNote({ status, note }: Source): Citation {
  return { title: note, version: null, address: null, standing: STANDINGS[status], passage: null };
}

/** The definition of a lens, with what it says of where its figure is from and how far that can be trusted. */
export function citeLens(lens: LensDefinition, { status, note }: Source, words: Words): Citation {
  const { name, version } = lens;
  return {
    title: say(words, 'cite.lens', {
      lens: name,
      note,
      standing: words.fitting.texts[`standing.${STANDINGS[status]}`],
    }),
    version: String(version),
    address: null,
    standing: 'lens',
    passage: null,
  };
}

/** A passage of the guide with the publication that it summarizes. */
export function citePassage({ id, title, source }: GuidePassage, { locale }: Words): Citation {
  return {
    title: `${title[locale]}: ${source.title}`,
    version: source.version || null,
    address: source.address || null,
    standing: source.standing,
    passage: id,
  };
}
