/** What remembers who a token is, for a while. */
interface Remembering {
  forget: (uid: string) => void;
}

/** All that remembers callers in this process. Each part of the process that ends sessions is given the same one. */
export class RememberedCallers {
  readonly #all = new Set<Remembering>();

  /** Has `callers` forget a user whose sessions end. Answers how to stop. */
  alsoForget(callers: Remembering): () => void {
    this.#all.add(callers);
    return () => this.#all.delete(callers);
  }

  /** Whoever asks as this user from now on is checked anew, whichever part of the process is asked. */
  forget(uid: string): void {
    for (const callers of this.#all) callers.forget(uid);
  }
}
