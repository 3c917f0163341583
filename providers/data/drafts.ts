import { draftSchema, draftSummarySchema } from '#domain/orders/draft.ts';
import type { Draft, DraftInput, DraftSummary } from '#domain/orders/draft.ts';
import type { Rest } from '../http/connection.ts';

export interface DraftMethods {
  /** OR-03: the drafts of the account, newest first. */
  orderDrafts: (accountNumber: string) => Promise<{ data: DraftSummary[] }>;
  orderDraft: (id: string) => Promise<{ data: Draft }>;
  /**
   * Saves a draft. HttpFailure 412 with `body.current` when another device has saved meanwhile, 409 when the draft has
   * ended. A repeated request after a lost response saves only once.
   */
  saveOrderDraft: (
    id: string,
    input: DraftInput,
    how?: { signal?: AbortSignal; keepalive?: boolean },
  ) => Promise<{ data: Draft }>;
  deleteOrderDraft: (id: string) => Promise<void>;
}

const at = (id: string) => `/order-drafts/${encodeURIComponent(id)}`;

export function draftMethods({ rest }: Pick<Rest, 'rest'>): DraftMethods {
  return {
    orderDrafts: async (accountNumber) => ({
      data: await rest(`/order-drafts?account=${encodeURIComponent(accountNumber)}`, {
        // Requested next to the order form.
        kind: 'background',
        schema: draftSummarySchema.array(),
      }),
    }),
    orderDraft: async (id) => ({
      data: await rest(at(id), { kind: 'draft', schema: draftSchema }),
    }),
    saveOrderDraft: async (id, input, how = {}) => ({
      data: await rest(at(id), {
        kind: 'draft',
        method: 'PUT',
        body: input,
        schema: draftSchema,
        ...how,
      }),
    }),
    deleteOrderDraft: async (id) => {
      await rest(at(id), { kind: 'draft', method: 'DELETE' });
    },
  };
}
