import { createUseText } from '#providers/typed-translate.ts';
import { clinicalMessages } from './clinical-messages.ts';

/** The texts of clinical data, by typed key. */
export const useClinicalText = createUseText('orderClinical', clinicalMessages);
