import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { BulkDecision } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { isWorthRetrying } from './bulk-outcome.ts';
import type { Outcome } from './bulk-outcome.ts';
import { runBulk } from './run-bulk.ts';

type Outcomes = ReadonlyMap<string, Outcome>;

/** Applies one decision to many orders, one part at a time. Failed orders can be retried with their current version. */
export function useBulkRun(action: BulkDecision) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes>(() => new Map());
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const ends = useRef(false);
  // stop sending when the dialog unmounts
  useEffect(() => {
    ends.current = false;
    return () => {
      ends.current = true;
    };
  }, []);

  const wasLost = (id: string) => outcomes.get(id)?.kind === 'lost';
  const keep = (news: Outcome[]) =>
    setOutcomes((before) => new Map([...before, ...news.map((o) => [o.order.id, o] as const)]));
  const run = async (orders: readonly OrderSummary[], reason: string): Promise<void> => {
    ends.current = false;
    setIsEnding(false);
    setIsRunning(true);
    const total = orders.length;
    setProgress({ done: 0, total });
    await runBulk(
      orders,
      { action, reason },
      {
        decide: (input) => dataProvider.decideOrders(input),
        hasEnded: () => ends.current,
        wasLost,
        onPart: (news, done) => {
          keep(news);
          setProgress({ done, total });
        },
      },
    );
    setIsRunning(false);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  };
  const failed = [...outcomes.values()].filter(({ kind }) => kind !== 'done');
  return {
    /** Null before the first run. */
    progress,
    isRunning,
    isEnding,
    doneCount: outcomes.size - failed.length,
    failed,
    worthRetrying: failed.filter((outcome) => isWorthRetrying(outcome, action)),
    run,
    /** Stops the run after the part in flight. */
    end: () => {
      ends.current = true;
      setIsEnding(true);
    },
  };
}
