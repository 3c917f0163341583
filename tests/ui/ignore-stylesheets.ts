import { beforeEach, vi } from 'vitest';

/**
 * Makes jsdom leave the stylesheets of Material UI unread: parsing their rules takes a third of the time of a render, and
 * no test here asks what they say. Emotion names its own by an attribute before it fills them.
 */
export function ignoreStylesheets(): void {
  HTMLStyleElement.prototype.setAttribute = function setAttribute(name: string, value: string) {
    Element.prototype.setAttribute.call(this, name, value);
    if (name === 'data-emotion') this.type = 'text/plain';
  };
}

/** Takes it back, for a test that asks what a stylesheet says. Its file needs a document of its own (`tests/ui/alone`). */
export function readStylesheets(): void {
  Reflect.deleteProperty(HTMLStyleElement.prototype, 'setAttribute');
  const ofDocument = globalThis.getComputedStyle;
  beforeEach(() => void vi.stubGlobal('getComputedStyle', ofDocument));
}
