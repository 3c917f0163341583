import { useState } from 'react';
import type { ReactNode } from 'react';
import { BulkProgress } from './BulkProgress.tsx';
import type { BulkLabels } from './BulkProgress.tsx';
import type { SendPart } from './run-bulk.ts';
import { useBulkRun } from './use-bulk-run.ts';
import type { BulkJob } from './use-bulk-run.ts';

interface BulkDialogProps<T> {
  /** The rows as the user saw them. */
  rows: readonly T[];
  job: BulkJob<T>;
  labels: BulkLabels<T>;
  /** Called with the rows that are worth another try. */
  onFinish: (failed: T[]) => void;
  /** Asks for confirmation; `start` begins the run. */
  children: (start: (send: SendPart<T>) => void) => ReactNode;
}

/** Confirms once for all rows, then shows the progress and the results. */
export function BulkDialog<T extends { id: string }>(props: BulkDialogProps<T>) {
  const { rows, job, labels, onFinish, children } = props;
  const bulk = useBulkRun(job);
  const [send, setSend] = useState<{ part: SendPart<T> }>();
  if (!bulk.progress || !send) {
    return children((part) => {
      setSend({ part });
      void bulk.run(rows, part);
    });
  }
  return (
    <BulkProgress
      bulk={bulk}
      labels={labels}
      onRetry={() => void bulk.run(bulk.worthRetrying, send.part)}
      onFinish={() => onFinish(bulk.worthRetrying)}
    />
  );
}
