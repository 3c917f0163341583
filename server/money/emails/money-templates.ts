import type { DefaultTemplate } from '#server/platform/mail/default-template.ts';
import { BOOKS_DISAGREE } from './templates/books-disagree.ts';

/** EM-02: the default templates of the events about money. */
export const MONEY_TEMPLATES: readonly DefaultTemplate[] = [...BOOKS_DISAGREE];
