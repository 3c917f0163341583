/** An error of a definition. `path` has zod's form: `parameters.3.default`. */
export interface Fault {
  path: string;
  message: string;
}

/** Reports the second and every later item with the same key. */
export function repeated(keys: readonly string[], pathOf: (index: number) => string): Fault[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index
      ? [{ path: pathOf(index), message: `“${key}” is used more than once` }]
      : [],
  );
}
