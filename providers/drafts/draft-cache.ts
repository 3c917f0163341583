import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/schemas/account-number.ts';
import { draftContentSchema } from '#domain/schemas/draft.ts';
import { draftWriterSchema } from './draft-writers.ts';

const keptDraftSchema = z.object({
  id: z.uuid(),
  uid: z.string(),
  accountNumber: accountNumberSchema,
  /** The version of the server that it was made on; 0 before the first answer. */
  version: z.number().int().nonnegative(),
  content: draftContentSchema,
  /** Which page wrote it. One that was kept before pages were told apart is of a page that nobody else knows. */
  writer: z.uuid().default(() => crypto.randomUUID()),
  /** Grows with each change of that page; 0 when it has only gone on with what was there. */
  sequence: z.int().nonnegative().default(0),
  /** The pages whose text stands in it, the newest first. */
  earlier: z.array(draftWriterSchema).default([]),
  /** Whether there is anything in it that the server has not confirmed. */
  dirty: z.boolean(),
  /** When it was last written, milliseconds since 1970. */
  keptAt: z.number(),
});

/** A draft as a browser keeps it, so that a closed tab or a lost connection loses nothing. */
export type KeptDraft = z.infer<typeof keptDraftSchema>;

/** Where a browser keeps drafts, by user. Every call may fail: a browser can forbid it, or be full. */
export interface DraftCache {
  read: (uid: string, id: string) => Promise<KeptDraft | null>;
  write: (draft: KeptDraft) => Promise<void>;
  remove: (uid: string, id: string) => Promise<void>;
  /** All of one user, the last written first. */
  all: (uid: string) => Promise<KeptDraft[]>;
  /** Takes away, of every user, what the server has confirmed and what is too old to matter. */
  forgetSaved: (now: number) => Promise<void>;
}

/** How long what never reached the server waits for its user to come back: 30 days, in milliseconds. */
const WAITS_FOR = 30 * 24 * 60 * 60 * 1000;

const keyOf = (uid: string, id: string) => `${uid}/${id}`;

function parse(value: unknown): KeptDraft | null {
  const parsed = keptDraftSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** The drafts of this browser, in IndexedDB; opened when first asked. */
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
