import type { ChoiceParameter } from '../schemas/lens.ts';
import { reportable } from './given.ts';

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the option with the same letters and digits in its value or a label, which was probably meant. */
export function probableOption(value: unknown, { options }: ChoiceParameter): string | null {
  const wanted = lettersAndDigits(String(reportable(value) ?? ''));
  const meant = options.find((option) =>
    [option.value, option.label.en, option.label.es].some(
      (text) => lettersAndDigits(text) === wanted,
    ),
  );
  return meant?.value ?? null;
}
