/** jsdom has no IndexedDB: `idb-keyval` in memory. The journeys in the browser use the real one. */
export const kept = new Map<string, unknown>();

/** An entry that a test stores under the id alone is found for every user of the browser. */
const idOf = (key: string) => key.slice(key.indexOf('/') + 1);

export const createStore = () => ({});
export const get = async (key: string) => kept.get(key) ?? kept.get(idOf(key));
export const set = async (key: string, value: unknown) =>
  void kept.set(key, structuredClone(value));
export const del = async (key: string) => void kept.delete(key);
export const delMany = async (keys: string[]) => keys.forEach((key) => kept.delete(key));
export const entries = async () => [...kept.entries()];
