import { useLocale, useTranslate } from 'react-admin';
import { useCallback } from 'react';

/** A tree of texts in one language. Placeholders: `%{name}`; plurals: `one |||| many`, by `smart_count`. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The paths to the texts of a tree: `list.empty.waiting`. */
export type DeepKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${DeepKey<T[K]>}`;
}[keyof T & string];

export type TextParams = Record<string, string | number>;

/** Returns the text at `key`, or undefined when there is none. */
export function messageAt(tree: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const part of key.split('.')) {
    node = typeof node === 'object' ? node[part] : undefined;
  }
  return typeof node === 'string' ? node : undefined;
}

type Widened<T> = { [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };

/**
 * Creates a hook that returns the texts of one part of the portal by typed key, in the current language (English where
 * that language has no catalog). The catalog is bundled with the code that uses it; react-admin's own translation may
 * override any text under `<namespace>.<key>`.
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
