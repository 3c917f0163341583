import { TUNING_ES_LENSES_1 } from './tuning-es-lenses-1.ts';
import { TUNING_ES_LENSES_2 } from './tuning-es-lenses-2.ts';
import { TUNING_ES_OPTICS_1 } from './tuning-es-optics-1.ts';
import { TUNING_ES_OPTICS_2 } from './tuning-es-optics-2.ts';
import { TUNING_ES_WORDS_1 } from './tuning-es-words-1.ts';
import { TUNING_ES_WORDS_2 } from './tuning-es-words-2.ts';

/** Spanish questions in very different wordings: the conversation was tuned to them until they were right. */
export const TUNING_ES = [
  ...TUNING_ES_OPTICS_1,
  ...TUNING_ES_OPTICS_2,
  ...TUNING_ES_LENSES_1,
  ...TUNING_ES_LENSES_2,
  ...TUNING_ES_WORDS_1,
  ...TUNING_ES_WORDS_2,
];
