/** Milliseconds without a change after which the draft is rendered. */
const PAUSE = 400;

interface SchedulerPort<Draft, Answer> {
  /** Renders a draft. */
  send: (draft: Draft, signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onFailure: (error: unknown) => void;
  /** A draft waits, or is being rendered. */
  onPending: (isPending: boolean) => void;
}

export interface PreviewScheduler<Draft> {
  /** Renders the draft after a pause, instead of any earlier one. */
  schedule: (draft: Draft, pause?: number) => void;
  stop: () => void;
}

/** Renders drafts while they are typed. The latest one wins: an earlier request is cancelled, and its answer ignored. */
export function createPreviewScheduler<Draft, Answer>(
  port: SchedulerPort<Draft, Answer>,
): PreviewScheduler<Draft> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();
  const stop = (): void => {
    clearTimeout(timer);
    running.abort();
  };
  const run = async (draft: Draft, { signal }: AbortController): Promise<void> => {
    try {
      const answer = await port.send(draft, signal);
      if (!signal.aborted) port.onAnswer(answer);
    } catch (error) {
      if (!signal.aborted) port.onFailure(error);
    } finally {
      if (!signal.aborted) port.onPending(false);
    }
  };
  return {
    stop,
    schedule: (draft, pause = PAUSE) => {
      stop();
      const own = new AbortController();
      running = own;
      port.onPending(true);
      timer = setTimeout(() => void run(draft, own), pause);
    },
  };
}
