import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { draftContentSchema } from '#domain/orders/draft.ts';
import { tryAnswer } from '../http/read-answer.ts';
import { draftWriterSchema } from './draft-writers.ts';

const keptDraftSchema = z.object({
  id: z.uuid(),
  uid: z.string(),
  accountNumber: accountNumberSchema,
  /** The server's version that it is based on; 0 before the first response. */
  version: z.number().int().nonnegative(),
  content: draftContentSchema,
  /** The page that wrote it. A draft stored before this field existed gets a new id, which no page has. */
  writer: z.uuid().default(() => crypto.randomUUID()),
  /** Increases with each change on that page; 0 when the page has changed nothing. */
  sequence: z.int().nonnegative().default(0),
  /** The pages whose changes it contains, newest first. */
  earlier: z.array(draftWriterSchema).default([]),
  /** Whether it has changes that the server has not confirmed. */
  dirty: z.boolean(),
  /** When it was last written, milliseconds since 1970. */
  keptAt: z.number(),
});

/** A draft as stored in the browser, so that a closed tab or a lost connection loses nothing. */
export type KeptDraft = z.infer<typeof keptDraftSchema>;

/** Stores drafts in the browser, by user. Every call may fail: storage can be blocked or full. */
export interface DraftCache {
  read: (uid: string, id: string) => Promise<KeptDraft | null>;
  write: (draft: KeptDraft) => Promise<void>;
  remove: (uid: string, id: string) => Promise<void>;
  /** Returns all drafts of one user, last written first. */
  all: (uid: string) => Promise<KeptDraft[]>;
  /** Removes, for all users, the drafts that the server has confirmed and those that are too old. */
  forgetSaved: (now: number) => Promise<void>;
}

/** How long an unsaved draft is kept for its user to return: 30 days, in milliseconds. */
const WAITS_FOR = 30 * 24 * 60 * 60 * 1000;

const keyOf = (uid: string, id: string) => `${uid}/${id}`;

function parse(value: unknown): KeptDraft | null {
  return tryAnswer(keptDraftSchema, value);
}

/** Stores the drafts of this browser in IndexedDB, opened on the first call. */
export function createDraftCache(): DraftCache {
  let opened: UseStore | null = null;
  const store = () => (opened ??= createStore('lens-portal-drafts', 'drafts'));
  return {
    read: async (uid, id) => parse(await get<unknown>(keyOf(uid, id), store())),
    write: async (draft) => set(keyOf(draft.uid, draft.id), draft, store()),
    remove: async (uid, id) => del(keyOf(uid, id), store()),
    all: async (uid) => {
      const found = await entries<string, unknown>(store());
      return found
        .filter(([key]) => key.startsWith(`${uid}/`))
        .flatMap(([, value]) => parse(value) ?? [])
        .toSorted((a, b) => b.keptAt - a.keptAt);
    },
    forgetSaved: async (now) => {
      const found = await entries<string, unknown>(store());
      const over = found.filter(([, value]) => {
        const draft = parse(value);
        return !draft?.dirty || draft.keptAt < now - WAITS_FOR;
      });
      await delMany(
        over.map(([key]) => key),
        store(),
      );
    },
  };
}
