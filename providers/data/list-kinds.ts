import type { CallKind } from '../http/error-table.ts';

/** The `meta` of `getList` (ER-06) for a list next to the page's main content. */
export const ASIDE = { kind: 'background' } as const satisfies { kind: CallKind };

/** The `meta` for a list that a form reads while the user fills it in. */
export const IN_FORM = { kind: 'form' } as const satisfies { kind: CallKind };

export type ListKind = 'list' | (typeof ASIDE)['kind'] | (typeof IN_FORM)['kind'];

/** Returns the kind in `meta`; without one, the list is the page's main content. */
export function listKindOf(meta: unknown): ListKind {
  if (typeof meta !== 'object' || meta === null || !('kind' in meta)) return 'list';
  return [ASIDE.kind, IN_FORM.kind].find((kind) => kind === meta.kind) ?? 'list';
}
