import { errorBody } from '#providers/http/error-body.ts';

/**
 * The result for one row of a bulk run. `lost`: no answer came, so it may have been done; `moved`: another user changed
 * the row first; `unsent`: the run ended before it.
 */
export interface Outcome<T> {
  row: T;
  kind: 'done' | 'refused' | 'moved' | 'lost' | 'unsent';
  /** Why it was refused; blank when it was not. */
  message: string;
}

/**
 * Sends the action for one part of the rows and returns the outcome of each. Throws when the whole part was refused or
 * got no answer. `wasLost`: whether an earlier attempt for this row got no answer.
 */
export type SendPart<T> = (
  part: readonly T[],
  wasLost: (id: string) => boolean,
) => Promise<Outcome<T>[]>;

/** How many rows a request has, and how many requests run at once. */
export interface BulkPace {
  partSize: number;
  concurrency: number;
}

interface BulkDeps<T> {
  send: (part: readonly T[]) => Promise<Outcome<T>[]>;
  /** Returns why the server refused a whole part. */
  refusalOf: (error: unknown) => string;
  /** Checked before each part: true stops the run. */
  hasEnded: () => boolean;
  /** Called after each part with its outcomes and the number of rows sent so far. */
  onPart: (outcomes: Outcome<T>[], sent: number) => void;
}

/**
 * Applies one action to many rows, part by part. Stops after a part that gets no answer, or that is refused as a whole
 * although it has several rows, and reports the remaining rows as `unsent`. Never throws.
 */
export async function runBulk<T>(
  rows: readonly T[],
  pace: BulkPace,
  deps: BulkDeps<T>,
): Promise<void> {
  const waiting = chunksOf(rows, pace.partSize);
  const run = { sent: 0, isOver: false };
  const sendNext = async (): Promise<void> => {
    while (!run.isOver && !deps.hasEnded()) {
      const part = waiting.shift();
      if (!part) return;
      const outcomes = await deps.send(part).catch((error: unknown) => {
        const isRefused = errorBody(error) !== null;
        // the other parts would fail too; the refusal of a single row says nothing about the others
        run.isOver ||= !isRefused || pace.partSize > 1;
        const kind = isRefused ? ('refused' as const) : ('lost' as const);
        const message = isRefused ? deps.refusalOf(error) : '';
        return part.map((row) => ({ row, kind, message }));
      });
      run.sent += part.length;
      deps.onPart(outcomes, run.sent);
    }
  };
  await Promise.all(Array.from({ length: pace.concurrency }, sendNext));
  deps.onPart(
    waiting.flat().map((row) => ({ row, kind: 'unsent', message: '' })),
    run.sent,
  );
}

/** Cuts the items into parts of `size`; the last one may be shorter. */
export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
