import { CLINICAL_LABELS } from '#domain/clinical/fields/clinical-labels.ts';
import type { clinical as en } from '../../en/customer/clinical.ts';

export const clinical: typeof en = {
  title: 'Datos clínicos',
  nothing: 'sin datos',
  given: '%{smart_count} dato |||| %{smart_count} datos',
  open: 'Mostrar',
  close: 'Ocultar',
  eyes: { right: 'Derecho', left: 'Izquierdo' },
  kUnit: 'K en',
  cylinderNotation: 'Cilindro en',
  notations: { minus: 'negativo', plus: 'positivo' },
  readIn: { minus: 'Cilindro negativo', plus: 'Cilindro positivo' },
  none: 'No indicado',
  dominantEye: CLINICAL_LABELS.es.labels.dominantEye,
  directSupply: CLINICAL_LABELS.es.labels.directSupply,
  prescriptionExpires: CLINICAL_LABELS.es.labels.prescriptionExpires,
  derived: 'Valores calculados',
  suggested: 'Valores iniciales sugeridos',
  suggestedHelp:
    'Valores iniciales según el nomograma de esta familia de lentes. Nada se llena hasta que usted lo elija.',
  use: 'Usar %{value} para %{label}',
  useAll: 'Usar todo lo sugerido',
  taken: 'en uso',
  applied: '%{label} %{value} se llenó con el valor sugerido.',
  appliedAll: 'Se llenaron los valores sugeridos.',
  assumption: 'Suposición',
  secondHand: 'Fuente secundaria',
};
