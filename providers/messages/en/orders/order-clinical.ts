import { clinicalLabels } from '../../shared/clinical-labels.ts';

export const orderClinical = clinicalLabels('en', { right: 'Right', left: 'Left' });
