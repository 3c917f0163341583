import { SEEN_ES_CHANGES } from './seen-es-changes.ts';
import { SEEN_ES_FIRST, SEEN_ES_LIMITS } from './seen-es-lenses.ts';
import { SEEN_ES_MORE } from './seen-es-more.ts';
import { SEEN_ES_OPTICS } from './seen-es-optics.ts';
import { SEEN_ES_EMERGENCY, SEEN_ES_GUIDE, SEEN_ES_OTHER } from './seen-es-words.ts';

/** The Spanish questions that may be looked at while the conversation is built. */
export const SEEN_ES = [
  ...SEEN_ES_OPTICS,
  ...SEEN_ES_FIRST,
  ...SEEN_ES_CHANGES,
  ...SEEN_ES_LIMITS,
  ...SEEN_ES_GUIDE,
  ...SEEN_ES_EMERGENCY,
  ...SEEN_ES_OTHER,
  ...SEEN_ES_MORE,
];
