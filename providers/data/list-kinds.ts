import type { CallKind } from '../http/error-table.ts';

/** As `meta` of `getList` (ER-06): a list beside what its page shows. */
export const ASIDE = { kind: 'background' } as const satisfies { kind: CallKind };

/** The same of a list that a form reads while somebody fills it in. */
export const IN_FORM = { kind: 'form' } as const satisfies { kind: CallKind };

export type ListKind = 'list' | (typeof ASIDE)['kind'] | (typeof IN_FORM)['kind'];

/** The kind that `meta` names; without one it is the list that its page shows. */
export function listKindOf(meta: unknown): ListKind {
  if (typeof meta !== 'object' || meta === null || !('kind' in meta)) return 'list';
  return [ASIDE.kind, IN_FORM.kind].find((kind) => kind === meta.kind) ?? 'list';
}
