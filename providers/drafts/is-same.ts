/**
 * Returns whether two contents are equal; the order of fields does not matter. A value that is neither an array nor a
 * plain object, such as a map, equals only itself.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (!isContent(a) || !isContent(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [fieldsOf(a), fieldsOf(b)];
  if (ofA.size !== ofB.size) return false;
  return [...ofA].every(([name, value]) => ofB.has(name) && isSame(value, ofB.get(name)));
}

/** Leaves out undefined fields, as JSON does. */
function fieldsOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, field]) => field !== undefined));
}

function isContent(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
