/** What is wrong with a definition. `path` names the field as zod would: `parameters.3.default`. */
export interface Fault {
  path: string;
  message: string;
}

/** A fault at the second and every later item that has the same key. */
export function repeated(keys: readonly string[], pathOf: (index: number) => string): Fault[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index
      ? [{ path: pathOf(index), message: `“${key}” is used more than once` }]
      : [],
  );
}
