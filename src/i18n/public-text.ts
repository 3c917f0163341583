import { createText } from './create-text.ts';
import { en } from './public-en.ts';
import { es } from './public-es.ts';

export type PublicTexts = typeof en;

const text = createText<PublicTexts>({ en, es });

/** The texts that all public pages share; a page's own are bundled with it. */
export const usePublicText = text.useTexts;

/** The same texts, for use outside React. */
export const publicText = text.texts;
