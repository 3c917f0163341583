import type { Condition, LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Part, Sentences } from '../../shared/show/Part.tsx';
import { describeCombination } from '../labels/combination.ts';
import { describeCondition } from '../labels/condition.ts';
import { useLensLabels } from '../labels/use-lens-labels.ts';

/** Shows the rules between parameters as sentences. */
export function LensRules({ lens }: { lens: LensDefinition }) {
  const show = useText('lensShow');
  const labels = useLensLabels();
  const rules = lens.combinations.map((rule) => describeCombination(rule, lens, labels));
  const conditions = lens.parameters.flatMap(({ label: both, requiredWhen, dependsOn }) => {
    const label = both[labels.locale];
    const conditionText = (condition: Condition) => describeCondition(condition, lens, labels);
    return [
      dependsOn ? show('onlyWhen', { label, condition: conditionText(dependsOn) }) : '',
      typeof requiredWhen === 'string'
        ? ''
        : show('requiredWhen', { label, condition: conditionText(requiredWhen) }),
    ].filter(Boolean);
  });
  return (
    <>
      <Part title={show('rules')}>
        <Sentences of={rules} none={show('noRules')} />
      </Part>
      {conditions.length > 0 && (
        <Part title={show('conditions')}>
          <Sentences of={conditions} none="" />
        </Part>
      )}
    </>
  );
}
