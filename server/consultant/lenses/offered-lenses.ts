import { createHash } from 'node:crypto';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { consultantLensSchema, type ConsultantLens } from '#domain/lens/model/consultant-lens.ts';
import { listLenses } from '../../lenses/list-lenses.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { ListQuery } from '../../platform/http/list-query.ts';

/** More lenses than a maker offers. */
const MOST = 500;

export interface OfferedLenses {
  lenses: ConsultantLens[];
  /** Changes with any of the lenses, and with what a new version of the portal shows of them. */
  tag: string;
}

const EVERY: ListQuery<'name', Record<string, never>> = {
  sort: 'name',
  order: 'ASC',
  offset: 0,
  limit: MOST,
  filter: {},
};

/** Returns the newest version of each offered lens, by name, without prices. */
export async function offeredLenses(db: Handle): Promise<OfferedLenses> {
  const { rows } = await listLenses(db, EVERY, { offeredOnly: true });
  const lenses = rows.map((lens) => withoutLimits(consultantLensSchema).parse(lens));
  const hash = createHash('sha256').update(JSON.stringify(lenses)).digest('base64url');
  return { lenses, tag: `"${hash}"` };
}
