import { clinicalLabels } from '../../shared/clinical-labels.ts';

export const orderClinical = clinicalLabels('es', { right: 'Derecho', left: 'Izquierdo' });
