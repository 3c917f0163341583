/** Names each method of an object once; the compiler misses one that is left out. */
export type NamesOf<Methods> = Record<keyof Methods, true>;

/**
 * Methods of an object whose code loads later: each call passes on what was asked, once the object is there.
 *
 * @param get rejects while the code cannot be loaded; so does the call
 */
export function laterMethods<Methods extends object>(
  names: NamesOf<Methods>,
  get: () => Promise<Methods>,
): Methods {
  const later =
    (name: string) =>
    async (...asked: unknown[]) => {
      const method = (await get())[name as keyof Methods] as (...asked: unknown[]) => unknown;
      return method(...asked);
    };
  return Object.fromEntries(Object.keys(names).map((name) => [name, later(name)])) as Methods;
}
