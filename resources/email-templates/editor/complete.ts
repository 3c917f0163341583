import type { Locale } from '#domain/basics/locale.ts';
import type { EmailVariables } from '#domain/emails/events/email-event.ts';
import { LIQUID_FILTERS, LIQUID_WORDS, MJML_ELEMENTS } from '#domain/emails/template-language.ts';

/** What can stand at a place of a template. */
export interface Offer {
  label: string;
  kind: 'variable' | 'filter' | 'tag' | 'element';
  /** What a variable holds. */
  detail?: string;
}

export interface Offers {
  /** The index of the first character of what is completed. */
  from: number;
  offers: Offer[];
}

export interface OfferContext {
  variables: EmailVariables;
  locale: Locale;
  /** Whether elements of MJML are offered. */
  hasMarkup: boolean;
}

/** An open `{{` or `{%`, and what is written of it so far. */
const OPEN_LIQUID = /\{([{%])-?((?:(?![%}]\}).)*)$/s;
const LAST_WORD = /[\w-]*$/;
const OPEN_ELEMENT = /<\/?([a-z][\w-]*)?$/;

/**
 * Returns what can stand where `before` ends: variables and filters inside `{{ }}`, tags and then variables inside
 * `{% %}`, elements of MJML after `<`. Null where nothing is offered.
 */
export function offersAt(before: string, context: OfferContext): Offers | null {
  const liquid = OPEN_LIQUID.exec(before);
  if (liquid) {
    const [, brace, content = ''] = liquid;
    const word = LAST_WORD.exec(content)?.[0] ?? '';
    const from = before.length - word.length;
    const ahead = content.slice(0, content.length - word.length).trim();
    return { from, offers: liquidOffers(brace === '%', ahead, context) };
  }
  const element = context.hasMarkup ? OPEN_ELEMENT.exec(before) : null;
  if (!element) return null;
  return {
    from: before.length - (element[1] ?? '').length,
    offers: MJML_ELEMENTS.map((label) => ({ label, kind: 'element' })),
  };
}

function liquidOffers(isTag: boolean, ahead: string, { variables, locale }: OfferContext): Offer[] {
  if (ahead.endsWith('|')) return LIQUID_FILTERS.map((label) => ({ label, kind: 'filter' }));
  if (isTag && ahead === '') return LIQUID_WORDS.map((label) => ({ label, kind: 'tag' }));
  // A second word of an output is no variable, unless an operator of a tag stands before it.
  if (!isTag && ahead !== '') return [];
  return Object.entries(variables).map(([label, variable]) => ({
    label,
    kind: 'variable',
    detail: variable.label[locale],
  }));
}

/** Returns what is inserted for a variable: a list needs a loop. */
export function insertionOf(name: string, type: EmailVariables[string]['type']): string {
  return type === 'list' ? `{% for line in ${name} %}{{ line }}{% endfor %}` : `{{ ${name} }}`;
}
