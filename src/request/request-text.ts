import { createText } from '#src/i18n/create-text.ts';
import { en } from './request-en.ts';
import type { RequestTexts } from './request-en.ts';
import { es } from './request-es.ts';

const text = createText<RequestTexts>({ en, es });

/** Bundled with the page, so that the first bundle contains none of these texts. */
export const useRequestText = text.useTexts;

/** The same texts, for use outside React. */
export const requestText = text.texts;
