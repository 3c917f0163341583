import type { Figure } from './figure.ts';
import type { SourceId } from './sources.ts';

/** The settled vault that is wanted where a lens has no own limits, in µm. */
export const VAULT_BAND = { least: 200, most: 300, source: 'assumption' } as const;

/** How far sclerals settle in all, in µm, by the Atlantis guide; the lens says its own middle. */
export const SETTLING_RANGE = { least: 50, most: 150, source: 'atlantis' } as const;
/** What other sources found, in µm: one study, and 200 after an hour. */
export const OTHER_SETTLING = { lessComplex: 83, europa: 200 } as const;
/** In minutes: before this a lens is not judged. */
export const JUDGED_FROM: Figure = { amount: 15, source: 'atlantis' };

/** Above this many µm over the wanted vault, the Atlantis guide flattens the base curve by more. */
export const FAR_OVER = 100;
export const CURVE_WHEN_FAR_OVER: Figure = { amount: -1, source: 'atlantis' };
export const CURVE_WHEN_OVER: Figure = { amount: -0.5, source: 'atlantis' };
/** The depth that is taken off for a bubble of unknown vault has no source: the guide has its base curve. */
export const CURVE_FOR_BUBBLE: Figure = { amount: -1, source: 'atlantis' };

/**
 * Limbal clearance in µm. Dye is not seen below `least`; `most` is where it counts as too much, `fogging` what is
 * wanted when the tears fog.
 */
export const LIMBAL = { least: 20, aim: 100, most: 150, fogging: 50 } as const;
export const LIMBAL_AIM_SOURCE: SourceId = 'atlantis';
/** In D, steeper for a touch and flatter for an excess. */
export const LIMBAL_CURVE: Figure = { amount: 0.25, source: 'atlantis' };
/** In D, flatter for a landing that impinges and steeper for one that lifts. */
export const LANDING_CURVE: Figure = { amount: 0.25, source: 'atlantis' };
/** In D, for a lens that is off center. */
export const POSITION_CURVE: Figure = { amount: 1, source: 'atlantis' };

/** In µm: one step of the limbal and of the scleral zone, as the Atlantis guide has them; assumed for other lenses. */
export const LIMBAL_STEP: Figure = { amount: 25, source: 'assumption' };
export const SCLERAL_STEP: Figure = { amount: 50, source: 'assumption' };

/** In degrees from the horizontal: a flat meridian up to the one lies nasal to temporal, from the other on vertical. */
export const ALONG_HORIZONTAL = 30;
export const ALONG_VERTICAL = 60;

/** In mm of center thickness for a lens that flexes: the first choice and the most that is named. */
export const FLEXURE_THICKER: readonly [Figure, Figure] = [
  { amount: 0.1, source: 'atlantis' },
  { amount: 0.2, source: 'europa' },
];
