import type { Eye } from '#domain/orders/order.ts';
import type { DraftMethods } from '#providers/data/drafts.ts';
import { draftAnswer } from '#providers/drafts/draft-answer.ts';
import type { KeptDraft } from '#providers/drafts/draft-cache.ts';
import { type DraftRow, draftRows } from '../draft/draft-rows.ts';
import { OTHER_EYE } from '../state/form-values.ts';

const BYTES = 16;

/** RFC 9562: version 8 is for ids of one's own making, the variant is the usual one. */
const VERSION = { at: 6, keep: 0x0f, set: 0x80 };

const VARIANT = { at: 8, keep: 0x3f, set: 0x80 };

const HEX = 16;

/** Where a fitting may go. */
export interface FittingPlace {
  /** The id of a new draft. */
  freshId: string;
  /** The draft that was made from this fitting before; null for none. */
  existingId: string | null;
  /** The order that such a draft became; null for none. */
  orderId: string | null;
  /** Drafts of the other eye alone, from a fitting of it, the last changed first. */
  others: DraftRow[];
}

export interface PlaceSearch {
  api: Pick<DraftMethods, 'orderDraft' | 'orderDrafts'>;
  /** The user's drafts in this browser. */
  kept: readonly KeptDraft[];
  accountNumber: string;
  /** The text of the link. */
  link: string;
  eye: Eye;
  signature: { author: string; device: string };
}

/** After so many drafts of one fitting, a further one gets an id by chance. */
const MOST_TURNS = 20;

type Own = Pick<FittingPlace, 'freshId' | 'existingId' | 'orderId'>;

/** Looks for drafts of this very fitting; null when the server cannot be asked. */
async function findOwn({ api, kept, accountNumber, link }: PlaceSearch): Promise<Own | null> {
  const own: Own = { freshId: crypto.randomUUID(), existingId: null, orderId: null };
  const isKept = (id: string) => kept.some((one) => one.id === id && one.dirty);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const id = await fittingDraftId(accountNumber, link, turn);
    const answer = await draftAnswer(() => api.orderDraft(id));
    if (answer.kind === 'ended') own.orderId ??= answer.orderId;
    else if (answer.kind === 'stored' || isKept(id)) own.existingId ??= id;
    else if (answer.kind === 'none') return { ...own, freshId: id };
    else return null;
  }
  return own;
}

/** Finds where a fitting may go; null when the server cannot be asked. */
export async function findPlace(search: PlaceSearch): Promise<FittingPlace | null> {
  const { api, kept, accountNumber, eye, signature } = search;
  const own = await findOwn(search);
  if (!own) return null;
  try {
    const { data } = await api.orderDrafts(accountNumber);
    const rows = draftRows(data, kept, accountNumber, signature);
    const others = rows.filter(({ fittedEye }) => fittedEye === OTHER_EYE[eye]);
    return { ...own, others };
  } catch {
    return null;
  }
}

/**
 * Returns the id of the draft that an account makes from a fitting: the same fitting gives the same id in every tab and
 * on every device, so that a link that is opened twice finds its draft. `turn` counts further drafts, from 0 on.
 */
export async function fittingDraftId(
  accountNumber: string,
  link: string,
  turn: number,
): Promise<string> {
  const named = new TextEncoder().encode(JSON.stringify([accountNumber, link, turn]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', named)).slice(0, BYTES);
  for (const { at, keep, set } of [VERSION, VARIANT]) {
    digest[at] = ((digest[at] ?? 0) & keep) | set;
  }
  const hex = Array.from(digest, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
