import { consultant } from './consultant/consultant.ts';
import { consultantPages } from './consultant/pages.ts';

/** The texts around the pages of the virtual consultant, and of its home. */
export const texts = { consultant, consultantPages };
