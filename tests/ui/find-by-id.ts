const BY_ID = /^\[id="([^"\\]+)"\]$/;

/**
 * Finds `[id="…"]`, as Testing Library asks for what labels an element, by the ids of the document. jsdom looks through
 * the whole tree.
 */
export function findById(): void {
  for (const { prototype } of [Document, Element]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'querySelector');
    const find: unknown = own?.value;
    // the files of a worker share its document
    if (typeof find !== 'function' || find.name === 'findOrIdOf') continue;
    const value = function findOrIdOf(this: ParentNode, selectors: string): Element | null {
      const [, id] = BY_ID.exec(selectors) ?? [];
      const first = id === undefined ? null : idIn(this, id);
      return first ?? Reflect.apply(find, this, [selectors]);
    };
    Object.defineProperty(prototype, 'querySelector', { ...own, value });
  }
}

/** Null also where the first of that id stands elsewhere: another one may be here. */
function idIn(place: ParentNode, id: string): Element | null {
  const found = (place instanceof Document ? place : place.ownerDocument)?.getElementById(id);
  return found && found !== place && place.contains(found) ? found : null;
}
