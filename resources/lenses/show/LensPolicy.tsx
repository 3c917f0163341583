import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Fact, Facts } from '../../shared/show/Facts.tsx';
import { Part, Sentences } from '../../shared/show/Part.tsx';
import { describeSurcharge, policyLines } from '../labels/policy-lines.ts';
import { useLensLabels } from '../labels/use-lens-labels.ts';

/** Shows the surcharges, the warranty and spare terms, and the warnings that differ for this lens. */
export function LensPolicy({ lens }: { lens: LensDefinition }) {
  const show = useText('lensShow');
  const labels = useLensLabels();
  const surcharges = lens.surcharges.map(
    (one) => `${one.label[labels.locale]}: ${describeSurcharge(one, lens, labels)}`,
  );
  const lines = policyLines(lens, labels);
  const granted = lines.filter(
    ({ key }) => /^(warranty|spare)/.test(key) && !key.endsWith('source'),
  );
  const warnings = lines.filter(({ key }) => key.startsWith('warning.'));
  return (
    <>
      <Part title={show('surcharges')}>
        <Sentences of={surcharges} none={show('noSurcharges')} />
      </Part>
      <Part title={show('warranty')}>
        <Facts>
          {granted.map(({ key, label, value }) => (
            <Fact key={key} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Part>
      <Part title={show('warnings')}>
        <Sentences
          of={warnings.map(({ label, value }) => `${label}: ${value}`)}
          none={show('noWarnings')}
        />
      </Part>
    </>
  );
}
