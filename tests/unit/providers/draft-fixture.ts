import { vi } from 'vitest';
import type { Draft, DraftContent, DraftInput } from '#domain/orders/draft.ts';
import type { DraftMethods } from '#providers/data/drafts.ts';
import type { DraftCache, KeptDraft } from '#providers/drafts/draft-cache.ts';
import { SAVE_AFTER } from '#providers/drafts/draft-settling.ts';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import { createDraftStore, type DraftStore } from '#providers/drafts/draft-store.ts';
import { HttpFailure } from '#providers/http/http.ts';

export const DRAFT_ID = '5b3f66c2-5421-41bb-aff8-96958bdb2213';
/** The page that kept a draft in this browser, and one of somebody else. */
export const PAGE_BEFORE = '1f0f0b3e-6c7a-4c1e-9d5e-0f6f6a3f2b11';
export const OTHER_PAGE = '2c9b7a54-3d5e-4b8f-8a61-7e2d9c4b1f22';
const AT = '2026-11-21T10:42:00.000Z';
const NO_LENS = { ordered: true, lensId: '', values: {}, origins: {}, clinical: {} };

/** The form with this text in its notes. */
export function noted(notes: string): DraftContent {
  return {
    type: 'new',
    sourceOrderId: null,
    resubmits: null,
    returnReason: '',
    patientReference: 'PAT-1',
    poNumber: '',
    notes,
    patient: {},
    acknowledged: [],
    attachments: [],
    right: NO_LENS,
    left: NO_LENS,
  };
}

export function storedDraft(changes: Partial<Draft> = {}): Draft {
  return {
    id: DRAFT_ID,
    accountNumber: '100200',
    version: 1,
    device: 'Chrome · Linux · 1',
    writer: OTHER_PAGE,
    sequence: 1,
    content: noted(''),
    author: 'Paula Practice',
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  };
}

export function keptDraft(changes: Partial<KeptDraft> = {}): KeptDraft {
  return {
    id: DRAFT_ID,
    uid: 'u1',
    accountNumber: '100200',
    version: 1,
    content: noted('kept'),
    writer: PAGE_BEFORE,
    sequence: 2,
    earlier: [],
    dirty: true,
    keptAt: 0,
    ...changes,
  };
}

export function startedDraft(changes: Partial<DraftStart> = {}): DraftStart {
  return {
    id: DRAFT_ID,
    accountNumber: '100200',
    version: 0,
    content: noted(''),
    dirty: false,
    earlier: [],
    savedAt: null,
    status: { kind: 'untouched' },
    ...changes,
  };
}

/** A browser's drafts in memory. */
export function memoryCache(): DraftCache & { kept: Map<string, KeptDraft> } {
  const kept = new Map<string, KeptDraft>();
  return {
    kept,
    read: async (uid, id) => kept.get(`${uid}/${id}`) ?? null,
    write: async (draft) => void kept.set(`${draft.uid}/${draft.id}`, structuredClone(draft)),
    remove: async (uid, id) => void kept.delete(`${uid}/${id}`),
    all: async (uid) => [...kept.values()].filter((draft) => draft.uid === uid),
    forgetSaved: async () => {
      for (const [key, draft] of kept) if (!draft.dirty) kept.delete(key);
    },
  };
}

export function refusal(status: number, body: object = {}): HttpFailure {
  const shape = { code: 'conflict', message: 'Refused', requestId: 'r-1', ...body };
  return new HttpFailure('Refused', status, shape);
}

export const noAnswer = () => new HttpFailure('No connection', 0, null);

/** One draft as a server keeps it, by the rules of the real one (`server/ordering/drafts/save-draft.ts`). */
export function plainStorage() {
  const storage = {
    draft: null as Draft | null,
    /** The version on top of which the last writer began. */
    base: 0,
    ended: false,
  };
  const take = (input: DraftInput, version: number): Draft => {
    storage.draft = storedDraft({ ...structuredClone(input), version });
    return storage.draft;
  };
  const save = (input: DraftInput): Draft => {
    const { draft, base } = storage;
    if (storage.ended) throw refusal(409, { current: { orderId: null, endedAt: AT } });
    const isOwnRun = draft?.writer === input.writer && input.version >= base;
    if (draft && isOwnRun)
      return input.sequence > draft.sequence ? take(input, draft.version + 1) : draft;
    if (draft && draft.version !== input.version) throw refusal(412, { current: draft });
    storage.base = input.version;
    return take(input, input.version + 1);
  };
  return { storage, save };
}

/** A server with one draft. `fail` may throw before anything is stored, `lose` after. */
export function fakeServer() {
  const { storage, save } = plainStorage();
  const server = Object.assign(storage, {
    save,
    sent: [] as DraftInput[],
    fail: null as Error | null,
    lose: false,
    keepalive: [] as boolean[],
  });
  const saveOrderDraft = vi.fn<DraftMethods['saveOrderDraft']>(async (_id, input, how) => {
    server.sent.push(structuredClone(input));
    server.keepalive.push(how?.keepalive ?? false);
    if (server.fail) throw server.fail;
    const data = save(input);
    if (server.lose) throw noAnswer();
    return { data };
  });
  const deleteOrderDraft = vi.fn<DraftMethods['deleteOrderDraft']>(async () => {
    if (server.fail) throw server.fail;
    server.draft = null;
    server.ended = true;
  });
  return { server, saveOrderDraft, deleteOrderDraft };
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Types into a draft, and waits until it is saved. */
export async function write({ change }: Pick<DraftStore, 'change'>, notes: string) {
  change(noted(notes));
  await pass(SAVE_AFTER);
}

/** What this browser keeps of the draft. */
export const keptIn = (cache: ReturnType<typeof memoryCache>) => cache.kept.get(`u1/${DRAFT_ID}`);

/** A draft that is being written, on a fake server and a browser in memory. */
export function startDraft(changes: Partial<DraftStart> = {}) {
  const { server, ...api } = fakeServer();
  const cache = memoryCache();
  const deps = {
    uid: 'u1',
    api,
    cache,
    presence: { enter: () => () => undefined },
    device: () => 'Chrome · Linux · 1',
    now: () => 1_000,
  };
  const store = createDraftStore(startedDraft(changes), deps);
  return { store, server, api, cache, deps };
}
