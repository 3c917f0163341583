import type { Locale } from '../../../basics/locale.ts';
import { fill } from '../../../lens/model/messages.ts';
import type { calculatorLimits } from '../../calculators/messages/en/limits.ts';
import type { calculatorNames } from '../../calculators/messages/en/names.ts';
import type { calculatorPages } from '../../calculators/messages/en/pages.ts';
import type { calculatorSteps } from '../../calculators/messages/en/steps.ts';
import type { Words as FittingWords } from '../../fitting/describe.ts';
import type { ConversationTextKey, ConversationTexts } from '../messages/en.ts';

/** The texts of a language that answers are built from. */
export interface Words {
  locale: Locale;
  own: ConversationTexts;
  fitting: FittingWords;
  names: typeof calculatorNames;
  pages: typeof calculatorPages;
  steps: typeof calculatorSteps;
  limits: typeof calculatorLimits;
}

/** Loads what the consultant says in one language. */
export async function loadWords(locale: Locale): Promise<Words> {
  const { texts } = await (locale === 'es'
    ? import('../messages/all-es.ts')
    : import('../messages/all-en.ts'));
  const { fitting, ...rest } = texts;
  return { locale, fitting: { locale, texts: fitting }, ...rest };
}

/** Returns a text with its values filled in. */
export function say(
  { own }: Pick<Words, 'own'>,
  key: ConversationTextKey,
  values: Record<string, string> = {},
): string {
  return fill(own[key], values);
}

/** Joins the last two with `or`. */
export function oneOf(options: readonly string[], words: Pick<Words, 'locale'>): string {
  return new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(options);
}
