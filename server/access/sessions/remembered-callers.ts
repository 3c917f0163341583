/** A cache of callers by token. */
interface Remembering {
  forget: (uid: string) => void;
}

/** All caches of callers in this process. Each part of the process that ends sessions gets the same instance. */
export class RememberedCallers {
  readonly #all = new Set<Remembering>();

  /** Adds a cache that is cleared of users whose sessions end. Returns a function that removes it. */
  alsoForget(callers: Remembering): () => void {
    this.#all.add(callers);
    return () => this.#all.delete(callers);
  }

  /** Clears the user from all caches of the process, so that the next request checks them anew. */
  forget(uid: string): void {
    for (const callers of this.#all) callers.forget(uid);
  }
}
