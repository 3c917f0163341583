import { useEffect, useRef, useState } from 'react';
import type { Drafts } from '#providers/drafts/drafts.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { Overlay } from './Overlay.tsx';
import { Popup } from './popup/Popup.tsx';

type Answer = 'keep' | 'remove' | 'cancel';

interface Question {
  /** How many drafts could not be sent. */
  count: number;
  /** Whether removing them has failed. */
  hasFailed: boolean;
}

/** What is shown: nothing, that drafts are being saved, or the question. */
type Asked = { kind: 'nothing' } | { kind: 'saving' } | { kind: 'question'; question: Question };

/**
 * LG-03: asks users who sign out by themselves whether drafts that the server does not have stay on this computer. Nobody
 * is asked when there are none, or when a session ends by itself: they stay then (decision 12).
 */
export function SignOutQuestion() {
  const text = useText('signOut');
  const { asked, answer } = useQuestion();
  if (asked.kind === 'nothing') return null;
  if (asked.kind === 'saving') return <Overlay text={text('saving')} />;
  const { count, hasFailed } = asked.question;
  const description = (
    <>
      <p className="idle-popup-lead">{text('unsent', { smart_count: count })}</p>
      <p>{text('choice')}</p>
    </>
  );
  return (
    <Popup title={text('title')} description={description} onEscape={() => answer('cancel')}>
      {hasFailed && (
        <p className="alert" role="alert">
          {text('notRemoved')}
        </p>
      )}
      <div className="idle-popup-actions">
        <button type="button" className="button" onClick={() => answer('keep')}>
          {text('keep')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer('remove')}>
          {text('remove')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer('cancel')}>
          {text('cancel')}
        </button>
      </div>
    </Popup>
  );
}

/** Joins the session's sign-out; `answer` ends the question. */
function useQuestion(): { asked: Asked; answer: (answer: Answer) => void } {
  const session = useSessionActions();
  const runtime = useRuntime();
  const [asked, setAsked] = useState<Asked>({ kind: 'nothing' });
  const answers = useRef<Answers>(null);
  useEffect(() => {
    const { question, stop } = createQuestion(runtime.drafts, setAsked, answers);
    session.askBeforeLeaving(() => question(session.get().user?.uid));
    return () => {
      session.askBeforeLeaving(null);
      stop();
    };
  }, [session, runtime]);
  return { asked, answer: (given) => answers.current?.(given) };
}

type Answers = ((answer: Answer) => void) | null;

/** `stop`: the session has ended by itself, and whoever was asked has nothing to decide any more. */
function createQuestion(
  drafts: (() => Promise<Drafts>) | undefined,
  show: (asked: Asked) => void,
  answers: { current: Answers },
): { question: (uid: string | undefined) => Promise<boolean>; stop: () => void } {
  const untilAnswered = async (question: Question): Promise<Answer> => {
    const given = new Promise<Answer>((resolve) => {
      answers.current = resolve;
    });
    show({ kind: 'question', question });
    return given;
  };
  let asking: Promise<boolean> | null = null;
  const ask = async (uid: string | undefined): Promise<boolean> => {
    if (!drafts || uid === undefined) return true;
    show({ kind: 'saving' });
    try {
      return await decide(await drafts(), uid, untilAnswered);
    } catch (error) {
      // A question that fails keeps nobody signed in.
      console.warn('The drafts could not be asked about', error instanceof Error ? error.name : '');
      return true;
    } finally {
      asking = null;
      answers.current = null;
      show({ kind: 'nothing' });
    }
  };
  return {
    // Whoever signs out again while it asks is asked once.
    question: async (uid) => (asking ??= ask(uid)),
    stop: () => answers.current?.('cancel'),
  };
}

/** Returns whether the user still signs out. */
async function decide(
  { open }: Drafts,
  uid: string,
  ask: (question: Question) => Promise<Answer>,
): Promise<boolean> {
  const count = await open.countUnsent(uid);
  if (count === 0) return true;
  for (let hasFailed = false; ; hasFailed = true) {
    const answer = await ask({ count, hasFailed });
    if (answer !== 'remove') return answer === 'keep';
    try {
      await open.removeUnsent(uid);
      return true;
    } catch (error) {
      console.warn('The drafts could not be removed', error instanceof Error ? error.name : '');
    }
  }
}
