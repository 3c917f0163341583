import { HELD_EN_FIGURES, HELD_EN_FIRST, HELD_EN_LIMITS } from './held-en-figures.ts';
import {
  HELD_EN_CHANGES,
  HELD_EN_EMERGENCY,
  HELD_EN_GUIDE,
  HELD_EN_OTHER,
} from './held-en-words.ts';

/** The English questions that are held out. */
export const HELD_EN = [
  ...HELD_EN_FIGURES,
  ...HELD_EN_FIRST,
  ...HELD_EN_CHANGES,
  ...HELD_EN_LIMITS,
  ...HELD_EN_GUIDE,
  ...HELD_EN_EMERGENCY,
  ...HELD_EN_OTHER,
];
