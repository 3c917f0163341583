import type { GuidePassage } from '#domain/consultant/guide/guide.ts';
import { CARE } from './passages/care.ts';
import { CHOOSING } from './passages/choosing.ts';
import { CORNEAL_GP } from './passages/corneal-gp.ts';
import { MATERIALS } from './passages/materials.ts';
import { MEASURING } from './passages/measuring.ts';
import { OPTICS } from './passages/optics.ts';
import { ORTHO_K } from './passages/ortho-k.ts';
import type { FirstPassage } from './passages/passage.ts';
import { SCLERAL_LANDING } from './passages/scleral-landing.ts';
import { SCLERAL_VAULT } from './passages/scleral-vault.ts';
import { SOFT } from './passages/soft.ts';
import { TORIC } from './passages/toric.ts';
import { WARNINGS } from './passages/warnings.ts';

/** The passages that the portal brings; super admins change them afterwards. */
export const FIRST_PASSAGES: readonly FirstPassage[] = [
  ...MEASURING,
  ...CHOOSING,
  ...SCLERAL_VAULT,
  ...SCLERAL_LANDING,
  ...CORNEAL_GP,
  ...TORIC,
  ...ORTHO_K,
  ...SOFT,
  ...OPTICS,
  ...MATERIALS,
  ...CARE,
  ...WARNINGS,
];

/** When the first passages were written, as their time of change. */
const WRITTEN_AT = '2026-11-26T00:00:00.000Z';

const asRead = (passage: FirstPassage): GuidePassage => ({
  ...passage,
  version: 1,
  updatedAt: WRITTEN_AT,
});

/** Returns the first passages as they are read before anybody edited one. */
export function unedited(): GuidePassage[] {
  return FIRST_PASSAGES.map(asRead);
}
