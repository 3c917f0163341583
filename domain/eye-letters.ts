import type { Eye } from './schemas/order.ts';

/** The letters of the eyes; they are the trade's in both languages. */
export const EYE_LETTERS = { right: 'R', left: 'L' } as const satisfies Record<Eye, string>;
export type EyeLetter = (typeof EYE_LETTERS)[Eye];
