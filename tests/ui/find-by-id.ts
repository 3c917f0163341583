const BY_ID = /^\[id="([^"\\]+)"\]$/;

/**
 * Makes `querySelector('[id="…"]')`, which Testing Library uses to find the labels of an element, look up the id in the
 * document. jsdom's own searches the whole tree.
 */
export function findById(): void {
  for (const { prototype } of [Document, Element]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'querySelector');
    const find: unknown = own?.value;
    // test files of a worker share its document, so it may be patched already
    if (typeof find !== 'function' || find.name === 'findOrIdOf') continue;
    const value = function findOrIdOf(this: ParentNode, selectors: string): Element | null {
      const [, id] = BY_ID.exec(selectors) ?? [];
      const first = id === undefined ? null : idIn(this, id);
      return first ?? Reflect.apply(find, this, [selectors]);
    };
    Object.defineProperty(prototype, 'querySelector', { ...own, value });
  }
}

/** Null also when the first element with that id is outside `place`, which may still contain another one. */
function idIn(place: ParentNode, id: string): Element | null {
  const found = (place instanceof Document ? place : place.ownerDocument)?.getElementById(id);
  return found && found !== place && place.contains(found) ? found : null;
}
