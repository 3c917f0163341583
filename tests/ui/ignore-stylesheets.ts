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
