import type {
  Combination,
  LensDesign,
  LensFamily,
  Parameter,
  Source,
} from '#domain/lens/model/lens.ts';

interface Text {
  en: string;
  es: string;
}

/** The form keeps numbers as typed text, and money as 265.00. Paths are those of `lensInputSchema`. */
export interface ConditionValues {
  parameter: string;
  test: 'given' | 'nonZero' | 'equals' | 'in';
  /** The values to match; `equals` uses only the first. */
  values: string[];
}

export interface ParameterValues {
  kind: Parameter['kind'];
  name: string;
  label: Text;
  unit: string;
  min: string;
  max: string;
  step: string;
  /** Numbers separated by semicolons. */
  also: string;
  default: string;
  /** The amount as typed; blank when the option has no numeric value. */
  options: { value: string; label: Text; amount: string }[];
  requirement: 'always' | 'optional' | 'when';
  requiredWhen: ConditionValues;
  depends: boolean;
  dependsOn: ConditionValues;
  laboratoryDecides: boolean;
  source: Source;
}

export interface CombinationValues {
  kind: Combination['kind'];
  first: string;
  second: string;
  parameter: string;
  value: string;
  other: string;
  values: string[];
  smaller: string;
  larger: string;
  mayBeEqual: boolean;
  /** Blank in both languages when there is no reason. */
  because: Text;
  when: ConditionValues;
  min: string;
  max: string;
}

export interface SurchargeValues {
  id: string;
  label: Text;
  when: ConditionValues;
  priceCents: string;
  refundable: boolean;
}

export interface WarningValues {
  code: string;
  off: boolean;
  limits: { name: string; value: string }[];
}

export interface LensValues {
  id: string;
  name: string;
  family: LensFamily;
  design: LensDesign;
  description: Text;
  priceCents: string;
  diagnosticPriceCents: string;
  turnaroundDays: string;
  offered: boolean;
  surcharges: SurchargeValues[];
  hasWarranty: boolean;
  warranty: {
    days: string;
    /** Blank for no limit. */
    exchanges: string;
    creditPercent: string;
    feeCents: string;
    mustReturn: boolean;
    source: Source;
  };
  hasSpare: boolean;
  spare: { percentOff: string; withinDays: string; source: Source };
  parameters: ParameterValues[];
  combinations: CombinationValues[];
  warnings: WarningValues[];
  changeNote: string;
  source: Source;
}

export const EMPTY_CONDITION: ConditionValues = { parameter: '', test: 'given', values: [] };
const ASSUMED: Source = { status: 'assumption', note: '' };

export const EMPTY_PARAMETER: ParameterValues = {
  kind: 'number',
  name: '',
  label: { en: '', es: '' },
  unit: 'mm',
  min: '',
  max: '',
  step: '',
  also: '',
  default: '',
  options: [],
  requirement: 'always',
  requiredWhen: EMPTY_CONDITION,
  depends: false,
  dependsOn: EMPTY_CONDITION,
  laboratoryDecides: false,
  source: ASSUMED,
};

export const EMPTY_COMBINATION: CombinationValues = {
  kind: 'together',
  first: '',
  second: '',
  parameter: '',
  value: '',
  other: '',
  values: [],
  smaller: '',
  larger: '',
  mayBeEqual: false,
  because: { en: '', es: '' },
  when: EMPTY_CONDITION,
  min: '',
  max: '',
};

export const EMPTY_SURCHARGE: SurchargeValues = {
  id: '',
  label: { en: '', es: '' },
  when: EMPTY_CONDITION,
  priceCents: '',
  refundable: true,
};

export const EMPTY_WARNING: WarningValues = { code: '', off: false, limits: [] };

export const EMPTY_LENS: LensValues = {
  id: '',
  name: '',
  family: 'gpSphere',
  design: 'sphere',
  description: { en: '', es: '' },
  priceCents: '',
  diagnosticPriceCents: '',
  turnaroundDays: '5',
  offered: true,
  surcharges: [],
  hasWarranty: false,
  warranty: {
    days: '90',
    exchanges: '2',
    creditPercent: '100',
    feeCents: '0.00',
    mustReturn: true,
    source: ASSUMED,
  },
  hasSpare: false,
  spare: { percentOff: '25', withinDays: '45', source: ASSUMED },
  parameters: [],
  combinations: [],
  warnings: [],
  changeNote: '',
  source: ASSUMED,
};
