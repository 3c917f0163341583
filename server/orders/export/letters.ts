import type { Eye } from '#domain/schemas/order.ts';

/** The letters are the trade's in both languages. */
export const LETTERS = { right: 'R', left: 'L' } as const satisfies Record<Eye, string>;
export type Letter = (typeof LETTERS)[Eye];
