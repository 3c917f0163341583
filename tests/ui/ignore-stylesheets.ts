import { beforeEach, vi } from 'vitest';

/** Returns whether a `<style>` is Emotion's, which marks each one before inserting it. */
const isOfEmotion = (node: Node): boolean =>
  node instanceof HTMLStyleElement && node.hasAttribute('data-emotion');

function insertOthers<T extends Node>(this: Node, node: T, child: Node | null): T {
  if (!isOfEmotion(node)) Node.prototype.insertBefore.call(this, node, child);
  return node;
}

/**
 * Keeps the stylesheets of Material UI out of the page, since no test here needs them. jsdom would parse each rule, and
 * Emotion searches them all at each render, which takes most of its time once a worker has created thousands.
 */
export function ignoreStylesheets(): void {
  document.head.insertBefore = insertOthers;
}

/** Undoes `ignoreStylesheets` for a test that needs them. Its file must have its own document (`tests/ui/alone`). */
export function readStylesheets(): void {
  Reflect.deleteProperty(document.head, 'insertBefore');
  const ofDocument = globalThis.getComputedStyle;
  beforeEach(() => void vi.stubGlobal('getComputedStyle', ofDocument));
}
