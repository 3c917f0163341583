import { HELD_ES_FIGURES, HELD_ES_FIRST, HELD_ES_LIMITS } from './held-es-figures.ts';
import {
  HELD_ES_CHANGES,
  HELD_ES_EMERGENCY,
  HELD_ES_GUIDE,
  HELD_ES_OTHER,
} from './held-es-words.ts';

/** The Spanish questions that are held out. */
export const HELD_ES = [
  ...HELD_ES_FIGURES,
  ...HELD_ES_FIRST,
  ...HELD_ES_CHANGES,
  ...HELD_ES_LIMITS,
  ...HELD_ES_GUIDE,
  ...HELD_ES_EMERGENCY,
  ...HELD_ES_OTHER,
];
