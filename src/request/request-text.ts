import { createText } from '#src/i18n/create-text.ts';
import { en } from './request-en.ts';
import type { RequestTexts } from './request-en.ts';
import { es } from './request-es.ts';

const text = createText<RequestTexts>({ en, es });

/** They travel with the page, so that the first bundle holds none of them. */
export const useRequestText = text.useTexts;

/** The same outside React. */
export const requestText = text.texts;
