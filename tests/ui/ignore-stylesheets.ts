import { beforeEach, vi } from 'vitest';

/** Emotion names each `<style>` of its own before it puts it into the page. */
const isOfEmotion = (node: Node): boolean =>
  node instanceof HTMLStyleElement && node.hasAttribute('data-emotion');

function insertOthers<T extends Node>(this: Node, node: T, child: Node | null): T {
  if (!isOfEmotion(node)) Node.prototype.insertBefore.call(this, node, child);
  return node;
}

/**
 * Keeps the stylesheets of Material UI out of the page: no test here asks what they say. jsdom would parse each rule, and
 * Emotion looks through them all for its own at each render, which takes most of it once a worker has made thousands.
 */
export function ignoreStylesheets(): void {
  document.head.insertBefore = insertOthers;
}

/** Takes it back, for a test that asks what a stylesheet says. Its file needs a document of its own (`tests/ui/alone`). */
export function readStylesheets(): void {
  Reflect.deleteProperty(document.head, 'insertBefore');
  const ofDocument = globalThis.getComputedStyle;
  beforeEach(() => void vi.stubGlobal('getComputedStyle', ofDocument));
}
