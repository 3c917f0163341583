import { useEffect, useRef } from 'react';
import { useDataProvider, useNavigate, useNotify } from 'react-admin';
import { mayDo } from '#domain/access/permissions.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { ASIDE } from '#providers/data/list-kinds.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { createScanReader, numberOf } from './scan-reader.ts';

const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Orders whose number contains the scanned one: the scanned one is among the first. */
const CANDIDATES = 10;

/** AD-13, CR-03: opens the order whose work sheet is scanned, or the request whose label is, on every page of the maker. */
export function ScanToOpen() {
  const { roles } = useSession();
  return mayDo(roles, 'orders:approve') ? <Scanning /> : null;
}

function Scanning() {
  const latest = useOpenScanned();
  const open = useRef(latest);
  useEffect(() => {
    open.current = latest;
  });
  useEffect(() => {
    const reader = createScanReader();
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTypedElsewhere(event)) return reader.reset();
      const scanned = reader.press(event.key, event.timeStamp);
      if (scanned === null) return;
      // the Enter of the scanner presses no button and follows no link
      event.preventDefault();
      event.stopPropagation();
      open.current(scanned);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return null;
}

function useOpenScanned(): (scanned: string) => void {
  const text = useText('orderScan');
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const open = async (number: string): Promise<void> => {
    const { data } = await dataProvider.getList<OrderSummary>('orders', {
      filter: { q: number },
      sort: { field: 'number', order: 'ASC' },
      pagination: { page: 1, perPage: CANDIDATES },
      meta: ASIDE,
    });
    const found = data.find((order) => order.number === number);
    if (found) return navigate(`/admin/order-approval/${found.id}`);
    notify(text('unknown', { number }), { type: 'warning' });
  };
  return (scanned) => {
    const read = numberOf(scanned);
    // what else was scanned is not shown: it may be anything
    if (read === null) return notify(text('noNumber'), { type: 'warning' });
    const { number } = read;
    if (read.kind === 'return') return navigate(`/admin/order-approval/returns/${number}/show`);
    open(number).catch(() => notify(text('failed', { number }), { type: 'error' }));
  };
}

/** Whether a key belongs to a field, a dialog or the browser, and not to a scan. */
function isTypedElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  if (document.querySelector('[role="dialog"]')) return true;
  return event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
}
