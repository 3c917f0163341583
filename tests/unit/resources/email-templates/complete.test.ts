import { describe, expect, it } from 'vitest';
import { variablesOf } from '#domain/emails/email-events.ts';
import { insertionOf, offersAt } from '#resources/email-templates/editor/complete.ts';
import {
  LIQUID_FILTERS,
  LIQUID_TAGS,
  MJML_ELEMENTS,
} from '#resources/email-templates/editor/template-language.ts';

const variables = variablesOf('orderShipped');
const context = { variables, locale: 'es', hasMarkup: true } as const;

/** What is offered where the text ends, and what it replaces. */
function offered(before: string, hasMarkup = true) {
  const found = offersAt(before, { ...context, hasMarkup });
  return (
    found && { labels: found.offers.map(({ label }) => label), typed: before.slice(found.from) }
  );
}

describe('what the editor of templates offers', () => {
  it.each(['{{', '{{ ', '{{- ', '<p>{{ a }} {{ '])(
    'EM-02 variables of the event and of all events after %j',
    (before) => expect(offered(before)?.labels).toEqual(Object.keys(variables)),
  );

  it('EM-02 a variable replaces what is typed of it, and says what it holds', () => {
    expect(offered('Hi {{ tracking')?.typed).toBe('tracking');
    const found = offersAt('{{ ', context);
    expect(found?.offers).toContainEqual({
      label: 'carrier',
      kind: 'variable',
      detail: 'Transportista; puede faltar',
    });
  });

  it('EM-02 filters after a bar, and nothing after a variable', () => {
    expect(offered('{{ practice | up')).toEqual({ labels: LIQUID_FILTERS, typed: 'up' });
    expect(offered('{{ practice ')?.labels).toEqual([]);
  });

  it('EM-02 tags of Liquid, and variables after one', () => {
    expect(offered('{% en')).toEqual({ labels: LIQUID_TAGS, typed: 'en' });
    expect(offered('{% if ')?.labels).toEqual(Object.keys(variables));
    expect(offered('{% if carrier == ')?.labels).toEqual(Object.keys(variables));
  });

  it('EM-02 elements of MJML in the body only', () => {
    expect(offered('<mjml><mj-te')).toEqual({ labels: MJML_ELEMENTS, typed: 'mj-te' });
    expect(offered('</')?.labels).toEqual(MJML_ELEMENTS);
    expect(offered('<mj-te', false)).toBeNull();
  });

  it.each(['Dear ', '{{ practice }} and ', '{% if carrier %} by ', '<mj-text>'])(
    'EM-02 nothing after %j',
    (before) => expect(offered(before)).toBeNull(),
  );

  it('EM-02 a list is inserted with its loop', () => {
    expect(insertionOf('practice', 'text')).toBe('{{ practice }}');
    expect(insertionOf('lenses', 'list')).toBe('{% for line in lenses %}{{ line }}{% endfor %}');
  });
});
