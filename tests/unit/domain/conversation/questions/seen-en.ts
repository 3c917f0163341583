import { SEEN_EN_CHANGES } from './seen-en-changes.ts';
import { SEEN_EN_FIRST, SEEN_EN_LIMITS } from './seen-en-lenses.ts';
import { SEEN_EN_MORE } from './seen-en-more.ts';
import { SEEN_EN_OPTICS } from './seen-en-optics.ts';
import { SEEN_EN_EMERGENCY, SEEN_EN_GUIDE, SEEN_EN_OTHER } from './seen-en-words.ts';

/** The English questions that may be looked at while the conversation is built. */
export const SEEN_EN = [
  ...SEEN_EN_OPTICS,
  ...SEEN_EN_FIRST,
  ...SEEN_EN_CHANGES,
  ...SEEN_EN_LIMITS,
  ...SEEN_EN_GUIDE,
  ...SEEN_EN_EMERGENCY,
  ...SEEN_EN_OTHER,
  ...SEEN_EN_MORE,
];
