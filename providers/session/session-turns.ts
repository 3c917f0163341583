/** Separates current work from work that finishes too late for its session. */
export interface Turns {
  /** Ends the current turn and starts a new one; returns a check whether the new turn is still current. */
  begin: () => () => boolean;
  /** Returns a check whether the turn that is current now is still current later. */
  current: () => () => boolean;
}

/** Creates the turns: each sign-in, renewal and sign-out is one. */
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
