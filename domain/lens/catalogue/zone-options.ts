import type { ChoiceParameter } from '../../schemas/lens.ts';

interface ZoneStep {
  number: number;
  /** How much it changes the zone, in µm. */
  amount: number;
}

type Words = (step: ZoneStep) => [en: string, es: string];

interface ZoneWords {
  flat: Words;
  steep: Words;
  /** Which of the two raises the lens above the eye there: its amounts are plus. */
  raises: 'flat' | 'steep';
}

const STEPS = [1, 2, 3, 4];

/**
 * A zone as fitting guides name it, from flat 4 over standard to steep 4, each with its effect in words. Amounts are in
 * µm against standard, plus where the lens stands higher above the eye.
 */
export function zoneOptions(
  stepUm: number,
  { flat, steep, raises }: ZoneWords,
): ChoiceParameter['options'] {
  const side = (kind: 'flat' | 'steep', words: Words) =>
    STEPS.map((number) => {
      const amount = number * stepUm;
      const [en, es] = words({ number, amount });
      return {
        value: `${kind}${number}`,
        label: { en, es },
        amount: kind === raises ? amount : -amount,
      };
    });
  const standard = { value: 'standard', label: { en: 'Standard', es: 'Estándar' }, amount: 0 };
  return [...side('flat', flat).toReversed(), standard, ...side('steep', steep)];
}
