import type { Value } from './types.ts';

/** How a map says that it is a vector: `__type__` is this, `value` its numbers. */
const TYPE = '__vector__';

/** The numbers of a vector; null for every other value. */
export function vectorOf(value: Value): Value[] | null {
  if (!('mapValue' in value)) return null;
  const { __type__: type, value: elements } = value.mapValue.fields ?? {};
  if (!type || !('stringValue' in type) || type.stringValue !== TYPE) return null;
  return elements && 'arrayValue' in elements ? (elements.arrayValue.values ?? []) : null;
}
