import type { Eye } from '../orders/order.ts';

/** The trade's letters of the eyes, the same in both languages. */
export const EYE_LETTERS = { right: 'R', left: 'L' } as const satisfies Record<Eye, string>;
export type EyeLetter = (typeof EYE_LETTERS)[Eye];
