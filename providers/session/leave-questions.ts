/** Asks whoever wants to sign out; resolves with whether they still want to. */
export type LeaveQuestion = (uid: string) => Promise<boolean>;

interface LeaveQuestions {
  /** Adds a question. Returns a function that removes it. */
  add: (question: LeaveQuestion) => () => void;
  /** Whether there is any. */
  isAny: () => boolean;
  /** Asks all of them, one after the other; while it asks, it returns the same promise. */
  mayLeave: (uid: string) => Promise<boolean>;
}

/** LG-03: what users are asked before they sign out by themselves. A question that fails keeps nobody signed in. */
export function createLeaveQuestions(
  log: (message: string, error: unknown) => void,
): LeaveQuestions {
  const questions = new Set<LeaveQuestion>();
  let asking: Promise<boolean> | null = null;
  const askAll = async (uid: string): Promise<boolean> => {
    for (const question of questions) {
      try {
        if (!(await question(uid))) return false;
      } catch (error) {
        log('A question before the sign-out', error);
      }
    }
    return true;
  };
  return {
    add: (question) => {
      questions.add(question);
      return () => void questions.delete(question);
    },
    isAny: () => questions.size > 0,
    mayLeave: async (uid) => {
      asking ??= askAll(uid).finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}
