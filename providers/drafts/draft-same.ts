/**
 * Whether two contents say the same; in which order their fields stand does not matter. What is neither a list nor a
 * plain object, as a map is, is the same as itself alone.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (!isContent(a) || !isContent(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [fieldsOf(a), fieldsOf(b)];
  if (ofA.size !== ofB.size) return false;
  return [...ofA].every(([name, value]) => ofB.has(name) && isSame(value, ofB.get(name)));
}

/** A field that is undefined is one that is not there: JSON leaves it out. */
function fieldsOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, field]) => field !== undefined));
}

function isContent(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
