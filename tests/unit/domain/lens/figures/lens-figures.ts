import type { Combination, Condition, LensDefinition, Source } from '#domain/schemas/lens.ts';

/** Whether a maker's paper says it (sourced), somebody else's (secondHand), or nobody (assumption). */
export type Basis = Source['status'];

/** When a parameter is asked for; `onlyThen`: otherwise, or while another condition does not hold, it may not be given at all. */
export type Asked = 'always' | 'optional' | { when: Condition; onlyThen: boolean | Condition };

export type NumberRow = [
  name: string,
  unit: 'D' | 'mm' | 'µm' | '°' | 'Δ' | '',
  min: number,
  max: number,
  step: number,
  first: number | null,
  asked: Asked,
  basis: Basis,
];

export type ChoiceRow = [
  name: string,
  options: string[],
  first: string | null,
  asked: Asked,
  basis: Basis,
];

interface SurchargeFigures {
  id: string;
  cents: number;
  when: Condition;
  refundable: boolean;
}

interface WarrantyFigures {
  days: number;
  /** For each eye; null: as many as wanted. */
  exchanges: number | null;
  creditPercent: number;
  feeCents: number;
  mustReturn: boolean;
  basis: Basis;
}

/** Assumed: full credit and no fee for a lens that comes back. */
export function warranty(days: number, exchanges: number | null): WarrantyFigures {
  const credit = { creditPercent: 100, feeCents: 0, mustReturn: true };
  return { days, exchanges, ...credit, basis: 'assumption' };
}

export interface PolicyFigures {
  warranty: WarrantyFigures;
  spare: { percentOff: number; withinDays: number; basis: Basis } | null;
  diagnosticCents: number;
  turnaroundDays: number;
}

/** What a fitter reads of one lens, parameters in the order of the form. */
export interface LensFigures extends PolicyFigures {
  id: string;
  /** 1 where it is left out. */
  version?: number;
  /** What the laboratory chooses where it is left blank: else the optic zone and the thickness of a lens that has them. */
  laboratoryDecides?: string[];
  family: LensDefinition['family'];
  design: LensDefinition['design'];
  priceCents: number;
  surcharges?: SurchargeFigures[];
  parameters: (NumberRow | ChoiceRow)[];
  /** Values outside a range that are made all the same, by parameter. */
  also?: Record<string, number[]>;
  combinations?: Combination[];
  /** Limits of warnings that this lens has otherwise than the rest, by warning. */
  warningLimits?: Record<string, Record<string, number>>;
  /** Of the lens as a whole. */
  basis: Basis;
}

export const WITH_CYLINDER: Asked = {
  when: { parameter: 'cylinder', is: 'nonZero' },
  onlyThen: false,
};

/** Every amount is an assumption. */
export const HYDRA_PEG: SurchargeFigures = {
  id: 'hydraPeg',
  cents: 2500,
  when: { parameter: 'surface', equals: 'hydraPeg' },
  refundable: false,
};
export const TORIC_POWER: SurchargeFigures = {
  id: 'toricPower',
  cents: 3000,
  when: { parameter: 'cylinder', is: 'nonZero' },
  refundable: true,
};
export const MULTIFOCAL: SurchargeFigures = {
  id: 'multifocal',
  cents: 4000,
  when: { parameter: 'add', is: 'given' },
  refundable: true,
};

/** Contact Lens Spectrum, February 2019: plasma or HydraPEG; that a lens has only one of them is assumed. */
const SURFACES = ['none', 'plasma', 'hydraPeg'];
export const SURFACE: ChoiceRow = ['surface', SURFACES, 'none', 'always', 'assumption'];

export const CYLINDER_AND_AXIS: Combination = {
  kind: 'together',
  parameters: ['cylinder', 'axis'],
};

/** HydraPEG is offered on Contamac's materials (Contact Lens Spectrum, February 2019), so on none of these. */
export function noHydraPegOn(...materials: string[]): Combination {
  const coating = { parameter: 'surface', value: 'hydraPeg' };
  return { kind: 'excludes', ...coating, other: 'material', values: materials };
}
