import type { Condition, LensDefinition } from '#domain/schemas/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { describeCombination } from '../words/combination.ts';
import { describeCondition } from '../words/condition.ts';
import { useLensWords } from '../words/use-lens-words.ts';
import { Part, Sentences } from '../../shared/show/Part.tsx';

/** Shows the rules between parameters as sentences. */
export function LensRules({ lens }: { lens: LensDefinition }) {
  const show = useText('lensShow');
  const words = useLensWords();
  const rules = lens.combinations.map((rule) => describeCombination(rule, lens, words));
  const conditions = lens.parameters.flatMap(({ label: labels, requiredWhen, dependsOn }) => {
    const label = labels[words.locale];
    const told = (condition: Condition) => describeCondition(condition, lens, words);
    return [
      dependsOn ? show('onlyWhen', { label, condition: told(dependsOn) }) : '',
      typeof requiredWhen === 'string'
        ? ''
        : show('requiredWhen', { label, condition: told(requiredWhen) }),
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
