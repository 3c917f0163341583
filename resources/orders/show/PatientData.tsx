import type { PatientClinical } from '#domain/clinical/fields/clinical.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { Fact, Facts } from '../../shared/show/Facts.tsx';

/** Shows the known clinical data that concerns both eyes. */
export function PatientData({ patient }: { patient: PatientClinical }) {
  const text = useText('orderShow');
  const labels = useText('orderClinical');
  const locale = useLocale();
  const { dominantEye, directSupply, prescriptionExpires } = patient;
  if (Object.keys(patient).length === 0) return null;
  return (
    <Facts>
      {dominantEye && (
        <Fact label={labels('fields.dominantEye')}>{labels(`choices.${dominantEye}`)}</Fact>
      )}
      {directSupply !== undefined && (
        <Fact label={labels('fields.directSupply')}>
          {text(directSupply ? 'clinical.yes' : 'clinical.no')}
        </Fact>
      )}
      {prescriptionExpires && (
        <Fact label={labels('fields.prescriptionExpires')}>
          {formatDay(prescriptionExpires, locale, 'UTC')}
        </Fact>
      )}
    </Facts>
  );
}
