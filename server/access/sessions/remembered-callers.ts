/** What remembers who a token is, for a while. */
interface Remembering {
  forget: (uid: string) => void;
}

const everywhere = new Set<Remembering>();

/** Has `callers` forget a user whose sessions end in this process. Answers how to stop. */
export function alsoForget(callers: Remembering): () => void {
  everywhere.add(callers);
  return () => everywhere.delete(callers);
}

/** Whoever asks as this user from now on is judged anew, whichever part of the process is asked. */
export function forgetCallersOf(uid: string): void {
  for (const callers of everywhere) callers.forget(uid);
}
