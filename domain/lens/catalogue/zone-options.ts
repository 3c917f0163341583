import type { ChoiceParameter } from '../../schemas/lens.ts';

interface ZoneStep {
  number: number;
  /** The change of the zone, in µm. */
  amount: number;
}

type Words = (step: ZoneStep) => [en: string, es: string];

interface ZoneWords {
  flat: Words;
  steep: Words;
  /** The direction that raises the lens above the eye; its amounts are positive. */
  raises: 'flat' | 'steep';
}

const STEPS = [1, 2, 3, 4];

/**
 * The options of a zone as fitting guides name them, from flat 4 through standard to steep 4, each with its effect.
 * Amounts are in µm relative to standard, positive when the lens is higher above the eye.
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
