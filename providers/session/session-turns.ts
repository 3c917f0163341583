/** Tells what is done for one visit from what comes too late for it. */
export interface Turns {
  /** Ends the turn that was; answers whether the one that begins is still the current one. */
  begin: () => () => boolean;
  /** Whether what is the current turn now still is one later. */
  current: () => () => boolean;
}

/** Each sign-in, each renewal and each way out is a turn. */
export function createTurns(): Turns {
  let turn = 0;
  const current = () => {
    const mine = turn;
    return () => mine === turn;
  };
  return {
    current,
    begin: () => {
      turn += 1;
      return current();
    },
  };
}
