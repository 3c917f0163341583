import type { PatientClinical } from '#domain/schemas/clinical.ts';
import { formatDay } from '../../shared/age.ts';
import { Fact, Facts } from '../../shared/show/Facts.tsx';
import { usePortalLocale } from '../../shared/use-portal-locale.ts';
import { useClinicalText } from './use-clinical-text.ts';
import { useShowText } from './use-show-text.ts';

/** Shows the known clinical data that concerns both eyes. */
export function PatientData({ patient }: { patient: PatientClinical }) {
  const text = useShowText();
  const words = useClinicalText();
  const locale = usePortalLocale();
  const { dominantEye, directSupply, prescriptionExpires } = patient;
  if (Object.keys(patient).length === 0) return null;
  return (
    <Facts>
      {dominantEye && (
        <Fact label={words('fields.dominantEye')}>{words(`choices.${dominantEye}`)}</Fact>
      )}
      {directSupply !== undefined && (
        <Fact label={words('fields.directSupply')}>
          {text(directSupply ? 'clinical.yes' : 'clinical.no')}
        </Fact>
      )}
      {prescriptionExpires && (
        <Fact label={words('fields.prescriptionExpires')}>
          {formatDay(prescriptionExpires, locale, 'UTC')}
        </Fact>
      )}
    </Facts>
  );
}
