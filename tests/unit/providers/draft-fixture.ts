import { HttpError } from 'react-admin';
import { vi } from 'vitest';
import type { Draft, DraftContent, DraftInput } from '#domain/schemas/draft.ts';
import type { DraftMethods } from '#providers/data/drafts.ts';
import type { DraftCache, KeptDraft } from '#providers/draft-cache.ts';
import type { DraftStart } from '#providers/draft-state.ts';
import { createDraftStore } from '#providers/draft-store.ts';

export const DRAFT_ID = '5b3f66c2-5421-41bb-aff8-96958bdb2213';
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
    unanswered: null,
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
    unanswered: null,
    savedAt: null,
    standing: { kind: 'untouched' },
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

export function refusal(status: number, body: object = {}): HttpError {
  const shape = { code: 'conflict', message: 'Refused', requestId: 'r-1', ...body };
  return new HttpError('Refused', status, shape);
}

export const noAnswer = () => new HttpError('No connection', 0, null);

/**
 * A server with one draft, by the rules of the real one. `fail` may throw before anything is stored, `lose` after.
 */
export function fakeServer() {
  const server = {
    draft: null as Draft | null,
    ended: false,
    sent: [] as DraftInput[],
    fail: null as Error | null,
    lose: false,
    keepalive: [] as boolean[],
  };
  const store = (input: DraftInput): Draft => {
    const { draft } = server;
    if (server.ended) {
      throw refusal(409, { current: { orderId: null, endedAt: AT } });
    }
    const repeated =
      draft?.version === input.version + 1 &&
      JSON.stringify(draft.content) === JSON.stringify(input.content);
    if (draft && repeated) return draft;
    if (draft && draft.version !== input.version) throw refusal(412, { current: draft });
    server.draft = storedDraft({ ...input, version: input.version + 1 });
    return server.draft;
  };
  const saveOrderDraft = vi.fn<DraftMethods['saveOrderDraft']>(async (_id, input, how) => {
    server.sent.push(structuredClone(input));
    server.keepalive.push(how?.keepalive ?? false);
    if (server.fail) throw server.fail;
    const data = store(structuredClone(input));
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

/** A draft that is being written, on a fake server and a browser in memory. */
export function startDraft(changes: Partial<DraftStart> = {}) {
  const { server, ...api } = fakeServer();
  const cache = memoryCache();
  const ports = { uid: 'u1', api, cache, device: () => 'Chrome · Linux · 1', now: () => 1_000 };
  const store = createDraftStore(startedDraft(changes), ports);
  return { store, server, api, cache, ports };
}
