/** How jsdom keeps its own part of a node: by a symbol that it does not export. */
const IMPLEMENTATION = 'impl';

/** Rises with each change of the document's nodes, their attributes or texts: jsdom counts for its own live lists. */
export function documentVersion(document: Document): number {
  const symbol = Object.getOwnPropertySymbols(document).find(
    ({ description }) => description === IMPLEMENTATION,
  );
  const own: unknown = symbol && Reflect.get(document, symbol);
  const version: unknown = own instanceof Object && Reflect.get(own, '_version');
  if (typeof version !== 'number') throw new Error('This jsdom counts its changes elsewhere');
  return version;
}
