/** The description of the symbol, which jsdom does not export, for its internal part of a node. */
const IMPLEMENTATION = 'impl';

/** Returns a number that rises with each change of nodes, attributes or texts: jsdom's counter for its live lists. */
export function documentVersion(document: Document): number {
  const symbol = Object.getOwnPropertySymbols(document).find(
    ({ description }) => description === IMPLEMENTATION,
  );
  const own: unknown = symbol && Reflect.get(document, symbol);
  const version: unknown = own instanceof Object && Reflect.get(own, '_version');
  if (typeof version !== 'number') throw new Error('This jsdom counts its changes elsewhere');
  return version;
}
