/** Stands after a switch over every case: adding a case makes it a type error. */
export function unreachable(value: never): never {
  throw new Error(`not provided for: ${String(value)}`);
}
