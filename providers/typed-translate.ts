import { useLocale, useTranslate } from 'react-admin';
import { useCallback } from 'react';

/** A tree of texts in one language. Placeholders as `%{name}`, plurals as `one |||| many` by `smart_count`. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The paths to the texts of a tree: `list.empty.waiting`. */
export type DeepKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${DeepKey<T[K]>}`;
}[keyof T & string];

export type TextParams = Record<string, string | number>;

/** The text at `key`, or undefined when the tree has none there. */
export function messageAt(tree: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const part of key.split('.')) {
    node = typeof node === 'object' ? node[part] : undefined;
  }
  return typeof node === 'string' ? node : undefined;
}

type Widened<T> = { [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };

/**
 * Makes a hook that gives the texts of one part of the portal by typed key, in the language on the screen
 * (English where that one has no catalogue). The catalogue travels with the code that uses it; react-admin's
 * own translation may override any of it under `<namespace>.<key>`.
 */
export function createUseText<T extends MessageTree>(
  namespace: string,
  messages: { en: T; es: Widened<T> },
): () => (key: DeepKey<T>, params?: TextParams) => string {
  return function useText() {
    const translate = useTranslate();
    const locale = useLocale();
    return useCallback(
      (key, params) => {
        const tree: MessageTree = locale === 'es' ? messages.es : messages.en;
        return translate(`${namespace}.${key}`, { ...params, _: messageAt(tree, key) });
      },
      [translate, locale],
    );
  };
}
