import type { Locale } from '#domain/basics/locale.ts';
import { messageAt } from './message-tree.ts';
import type { MessageTree } from './message-tree.ts';

const texts: Record<Locale, MessageTree> = { en: {}, es: {} };

/** Adds the texts of a kind of record in a language. They come with the pages of the kind. */
export function addRecordTexts(locale: Locale, name: string, of: MessageTree): void {
  texts[locale][name] = of;
}

/** Returns the texts of the kinds of records whose pages are loaded. */
export function recordTexts(locale: Locale): MessageTree {
  return texts[locale];
}

/** Returns the text at a key, such as `buying-groups.fields.name`; undefined when no page brought it. */
export function recordText(locale: Locale, key: string): string | undefined {
  return messageAt(texts[locale], key);
}
