import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { fillText } from '#providers/messages/fill-text.ts';
import type { TextParams } from '#providers/messages/fill-text.ts';
import { textIn } from '#providers/messages/text-in.ts';

const COUNTED = '%{smart_count} lens |||| %{smart_count} lenses';

describe('UX-02 a text', () => {
  it.each<[message: string, params: TextParams, shown: string]>([
    ['%{name}, %{name} and %{other}', { name: 'Ada', other: 0 }, 'Ada, Ada and 0'],
    ['%{name}', {}, '%{name}'],
    ['%{name}', { name: '%{other}', other: 'x' }, '%{other}'],
    [COUNTED, { smart_count: 0 }, '0 lenses'],
    [COUNTED, { smart_count: 1 }, '1 lens'],
    [COUNTED, { smart_count: 2 }, '2 lenses'],
    ['%{smart_count} of each', { smart_count: 2 }, '2 of each'],
  ])('%s with %o', (message, params, shown) => {
    expect(fillText(message, params, 'en')).toBe(shown);
  });

  it.each<Locale>(['en', 'es'])('chooses a plural by the rules of the language: %s', (locale) => {
    const forms = [0, 1, 2, 1_000_000].map((smart_count) =>
      fillText('one |||| many', { smart_count }, locale),
    );
    expect(forms).toEqual(['many', 'one', 'many', 'many']);
  });

  it('without a translation is its key', () => {
    const text: (key: string) => string = textIn('en', 'userAudit') as (key: string) => string;
    expect(text('user.create')).toBe('User created');
    expect(text('user.unheardOf')).toBe('user.unheardOf');
    expect(text('constructor')).toBe('constructor');
  });
});
