import { TUNING_EN_LENSES_1 } from './tuning-en-lenses-1.ts';
import { TUNING_EN_LENSES_2 } from './tuning-en-lenses-2.ts';
import { TUNING_EN_OPTICS_1 } from './tuning-en-optics-1.ts';
import { TUNING_EN_OPTICS_2 } from './tuning-en-optics-2.ts';
import { TUNING_EN_OPTICS_3 } from './tuning-en-optics-3.ts';
import { TUNING_EN_WORDS_1 } from './tuning-en-words-1.ts';
import { TUNING_EN_WORDS_2 } from './tuning-en-words-2.ts';

/** English questions in very different wordings: the conversation was tuned to them until they were right. */
export const TUNING_EN = [
  ...TUNING_EN_OPTICS_1,
  ...TUNING_EN_OPTICS_2,
  ...TUNING_EN_OPTICS_3,
  ...TUNING_EN_LENSES_1,
  ...TUNING_EN_LENSES_2,
  ...TUNING_EN_WORDS_1,
  ...TUNING_EN_WORDS_2,
];
