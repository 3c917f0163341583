import type { ChoiceParameter, NumberParameter } from '#domain/lens/model/lens.ts';
import { choice, option } from '#domain/lens/model/parameter.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';
import { baseCurve, diameter } from './common-parameters.ts';
import { material } from './materials.ts';

export const INTELLIWAVE = 'Intelliwave brochure 2012';

/** Base curve and diameter of every custom soft lens. */
export function softShape(): NumberParameter[] {
  return [
    baseCurve(assumption('Made to order; range of lathe-cut soft lenses'), {
      min: 6.3,
      max: 9.8,
      step: 0.1,
      default: 8.6,
    }),
    diameter(assumption('Made to order; range of lathe-cut soft lenses'), {
      min: 12.5,
      max: 17,
      default: 14.5,
    }),
  ];
}

export function softMaterial(): ChoiceParameter {
  return material(sourced(INTELLIWAVE), ['definitive', 'hydrogel49']);
}

/** The eye to favor when near and distance compete. */
export function dominance(): ChoiceParameter {
  return choice(
    'dominance',
    { en: 'Eye dominance', es: 'Dominancia ocular' },
    sourced(`${INTELLIWAVE}: wanted for a multifocal`),
    [
      option('dominant', 'Dominant', 'Dominante'),
      option('nonDominant', 'Non-dominant', 'No dominante'),
    ],
    { default: null },
  );
}
