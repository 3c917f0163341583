import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { OrderSummary } from '#domain/orders/order.ts';
import { readColumn, readTracking } from './read-tracking.ts';
import type { BadLine } from './read-tracking.ts';

/** How many of the read lines were used, and which were not. */
export interface TrackingReport {
  used: number;
  bad: BadLine[];
}

/** AD-13: holds the tracking numbers of the orders: typed down the column, pasted or read from a file. */
export function useTracking(rows: readonly OrderSummary[]) {
  const [tracking, setTracking] = useState<ReadonlyMap<string, string>>(() => new Map());
  const [report, setReport] = useState<TrackingReport | null>(null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });

  const fill = useCallback((news: Iterable<readonly [string, string]>) => {
    setTracking((before) => new Map([...before, ...news]));
  }, []);
  const type = useCallback((id: string, typed: string) => fill([[id, typed]]), [fill]);
  const read = useCallback(
    (content: string) => {
      const orders = latest.current;
      const { found, bad } = readTracking(
        content,
        orders.map(({ number }) => number),
      );
      fill(orders.flatMap(({ id, number }) => trackingOf(id, found.get(number))));
      setReport({ used: found.size, bad });
    },
    [fill],
  );
  /** A column fills the fields from this one down; lines with order numbers fill those of their orders. */
  const paste = useCallback(
    (id: string, event: ClipboardEvent) => {
      const content = event.clipboardData.getData('text');
      // a single line is a number as it is typed, unless it has two cells
      const isTable = /\t|[,;][^]*[\r\n]|[\r\n][^]*[,;]/.test(content.trim());
      const column = readColumn(content);
      if (!column && !isTable) return;
      event.preventDefault();
      if (!column) return read(content);
      const from = latest.current.findIndex((row) => row.id === id);
      const below = latest.current.slice(from, from + column.length);
      fill(below.map((row, at) => [row.id, column[at] ?? ''] as const));
      setReport(null);
    },
    [fill, read],
  );
  return { tracking, report, type, read, paste, moveDown };
}

function trackingOf(id: string, found: string | undefined): (readonly [string, string])[] {
  return found === undefined ? [] : [[id, found]];
}

/** Enter goes to the next field of the column, and from the last one to the button that ships. */
function moveDown(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-tracking]') ?? [])];
  const at = fields.findIndex((field) => field === event.target);
  const next = fields[at + 1] ?? form?.querySelector<HTMLElement>('[type="submit"]');
  next?.focus();
}
