import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { draftDevice } from '#providers/drafts/draft-device.ts';
import type { DraftStart, DraftState } from '#providers/drafts/draft-state.ts';
import { createDraftStore, type DraftStore } from '#providers/drafts/draft-store.ts';
import { useDrafts } from '#providers/drafts/use-drafts.ts';
import { useSession } from '#providers/session/use-session.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useDraftMethods } from './use-draft-methods.ts';

export interface DraftInput {
  form: UseFormReturn<OrderFormValues>;
  draftId: string;
  accountNumber: string;
  /** The draft that the form was opened with; null for a new one. */
  start: DraftStart | null;
}

export interface DraftHandle {
  form: UseFormReturn<OrderFormValues>;
  store: DraftStore;
  state: DraftState;
  /** Neither this browser nor the server has stored the form's current values. */
  isAtRisk: boolean;
}

/** OR-03: saves the form's values in this browser and on the server, from the first change on. */
export function useDraft({ form, draftId, accountNumber, start }: DraftInput): DraftHandle {
  const api = useDraftMethods();
  const { cache, presence, open } = useDrafts();
  const uid = useSession().user?.uid ?? '';
  const [store] = useState(() =>
    createDraftStore(start ?? untouched(draftId, accountNumber, form.getValues()), {
      uid,
      api,
      cache,
      presence,
      device: draftDevice,
      now: Date.now,
    }),
  );
  useEffect(() => {
    open.add(store);
    return () => void open.release(store);
  }, [open, store]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => store.change(plain(form.getValues())),
      }),
    [form, store],
  );
  useReplaced(form, store);
  useLastSave(store);
  const state = useSyncExternalStore(store.subscribe, store.get);
  useDraftAddress(draftId, state.status.kind !== 'untouched');
  return { form, store, state, isAtRisk: state.dirty && !state.kept };
}

/** Puts content that replaced the draft into the form, before anything more is typed. */
function useReplaced(form: UseFormReturn<OrderFormValues>, store: DraftStore): void {
  const shown = useRef(0);
  useEffect(() => {
    const follow = () => {
      const { replaced, content } = store.get();
      if (replaced === shown.current) return;
      shown.current = replaced;
      form.reset(content);
    };
    follow();
    return store.subscribe(follow);
  }, [form, store]);
}

/** Copies content as JSON does: leaves out undefined fields. */
function plain(content: OrderFormValues): OrderFormValues {
  return JSON.parse(JSON.stringify(content)) as OrderFormValues;
}

function untouched(id: string, accountNumber: string, content: OrderFormValues): DraftStart {
  return {
    id,
    accountNumber,
    version: 0,
    content: plain(content),
    dirty: false,
    earlier: [],
    savedAt: null,
    status: { kind: 'untouched' },
  };
}

/** Adds a new draft's id to the address, so that the page opens it again. */
function useDraftAddress(id: string, isBegun: boolean): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isNamed = new URLSearchParams(search).get('draft') === id;
  useEffect(() => {
    if (isBegun && !isNamed) navigate(`${pathname}?draft=${id}`, { replace: true, state });
  }, [isBegun, isNamed, navigate, pathname, state, id]);
}

/** Saves at once when the page is hidden, which may be its end, and when the network is back. */
function useLastSave(store: DraftStore): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') store.saveAtLast();
    };
    const leave = () => store.saveAtLast();
    const retry = () => void store.saveNow();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
    };
  }, [store]);
}
