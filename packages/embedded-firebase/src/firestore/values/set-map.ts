/** Adds to the set under a key, made when it is missing. */
export function addToSet<Key, Item>(sets: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const set = sets.get(key);
  if (set) set.add(item);
  else sets.set(key, new Set([item]));
}

/** Removes from the set under a key; an empty set goes. */
export function removeFromSet<Key, Item>(sets: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const set = sets.get(key);
  set?.delete(item);
  if (set?.size === 0) sets.delete(key);
}
