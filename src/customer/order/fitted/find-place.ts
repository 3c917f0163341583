import { OTHER_EYE } from '../state/form-values.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { DraftMethods } from '#providers/data/drafts.ts';
import { draftAnswer } from '#providers/drafts/draft-answer.ts';
import type { KeptDraft } from '#providers/drafts/draft-cache.ts';
import { draftRows, type DraftRow } from '../draft/draft-rows.ts';
import { fittingDraftId } from './draft-id.ts';

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
