import { CLINICAL_LABELS } from '#domain/clinical/fields/clinical-labels.ts';

export const clinical = {
  title: 'Clinical data',
  nothing: 'nothing entered',
  given: '%{smart_count} value |||| %{smart_count} values',
  open: 'Show',
  close: 'Hide',
  eyes: { right: 'Right', left: 'Left' },
  kUnit: 'K in',
  cylinderNotation: 'Cylinder in',
  notations: { minus: 'minus', plus: 'plus' },
  readIn: { minus: 'Minus cylinder', plus: 'Plus cylinder' },
  none: 'Not stated',
  dominantEye: CLINICAL_LABELS.en.labels.dominantEye,
  directSupply: CLINICAL_LABELS.en.labels.directSupply,
  prescriptionExpires: CLINICAL_LABELS.en.labels.prescriptionExpires,
  derived: 'Calculated values',
  suggested: 'Suggested starting values',
  suggestedHelp:
    "Starting values from this lens family's nomogram. Nothing is filled in until you choose it.",
  use: 'Use %{value} for %{label}',
  useAll: 'Use all suggested',
  taken: 'in use',
  applied: '%{label} %{value} was filled in from the suggestion.',
  appliedAll: 'The suggested values were filled in.',
  assumption: 'Assumption',
  secondHand: 'Secondary source',
};
