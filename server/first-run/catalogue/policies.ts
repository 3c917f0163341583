import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';

type Policy = Pick<
  LensDefinition,
  'warranty' | 'spare' | 'diagnosticPriceCents' | 'turnaroundDays' | 'warnings' | 'changeNote'
>;

const COMMON = { warnings: {}, changeNote: 'First version' } as const;

/** Half a year, unlimited exchanges, as in brochures for corneal GP lenses of 2005 to 2009. */
export const GP_POLICY: Policy = {
  ...COMMON,
  warranty: {
    days: 180,
    exchanges: null,
    creditPercent: 100,
    feeCents: 0,
    mustReturn: true,
    source: assumption(
      'As Art Optical brochures of 2005 to 2009 for Boston materials; may have changed',
    ),
  },
  spare: null,
  diagnosticPriceCents: 2_500,
  turnaroundDays: 4,
};

export const SCLERAL_POLICY: Policy = {
  ...COMMON,
  warranty: {
    days: 90,
    exchanges: 2,
    creditPercent: 100,
    feeCents: 0,
    mustReturn: true,
    source: assumption('Typical of scleral lenses; the maker’s terms were not at hand'),
  },
  spare: {
    percentOff: 25,
    withinDays: 45,
    source: sourced('Spare-lens programme, announced February 2019'),
  },
  diagnosticPriceCents: 5_000,
  turnaroundDays: 7,
};

export const SOFT_POLICY: Policy = {
  ...COMMON,
  warranty: {
    days: 90,
    exchanges: 2,
    creditPercent: 100,
    feeCents: 0,
    mustReturn: true,
    source: assumption(
      'As the Intelliwave brochure of 2012 for a warranted vial; may have changed',
    ),
  },
  spare: null,
  diagnosticPriceCents: 2_000,
  turnaroundDays: 4,
};

export const ORTHO_K_POLICY: Policy = {
  ...GP_POLICY,
  warranty: {
    days: 90,
    exchanges: 2,
    creditPercent: 100,
    feeCents: 0,
    mustReturn: true,
    source: assumption('Two exchanges in 90 days, after a comparable ortho-k programme'),
  },
  turnaroundDays: 5,
};
