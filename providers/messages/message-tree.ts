/** A tree of texts in one language. Placeholders: `%{name}`; plurals: `one |||| many`, by `smart_count`. */
export interface MessageTree {
  [key: string]: string | MessageTree | undefined;
}

/** The paths to the texts of a tree: `list.empty.waiting`. */
export type DeepKey<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${DeepKey<T[K]>}`;
}[keyof T & (string | number)];

/** Returns the text at `key`, or undefined when there is none. */
export function messageAt(tree: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const part of key.split('.')) {
    node = typeof node === 'object' ? node[part] : undefined;
  }
  return typeof node === 'string' ? node : undefined;
}
