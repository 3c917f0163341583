/** Whether two contents say the same; in which order their fields stand does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [fieldsOf(a), fieldsOf(b)];
  if (ofA.size !== ofB.size) return false;
  return [...ofA].every(([name, value]) => ofB.has(name) && isSame(value, ofB.get(name)));
}

/** A field that is undefined is one that is not there: JSON leaves it out. */
function fieldsOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, field]) => field !== undefined));
}
