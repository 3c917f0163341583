import type { Locale } from '#domain/basics/locale.ts';
import type { Namespace, Texts } from './areas.ts';
import { fillText } from './fill-text.ts';
import type { TextParams } from './fill-text.ts';
import { loadedTexts } from './loaded-texts.ts';
import { messageAt } from './message-tree.ts';
import type { DeepKey, MessageTree } from './message-tree.ts';

/** A key of a namespace, such as `list.empty`. */
export type TextKey<N extends Namespace> = DeepKey<Texts[N]>;

/** Returns a text of a namespace, with `params` filled in. */
export type Text<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string;

/** Returns the texts of a namespace in a language. For a key that has no text, they return the key. */
export function textIn<N extends Namespace>(locale: Locale, namespace: N): Text<N> {
  const tree: MessageTree = loadedTexts(locale, namespace);
  return (key, params = {}) => fillText(messageAt(tree, key) ?? key, params, locale);
}
