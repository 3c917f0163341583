import { createText } from './create-text.ts';
import { en } from './public-en.ts';
import { es } from './public-es.ts';

export type PublicTexts = typeof en;

const text = createText<PublicTexts>({ en, es });

/** The texts that every public page shares; a page's own travel with the page. */
export const usePublicText = text.useTexts;

/** The same outside React. */
export const publicText = text.texts;
