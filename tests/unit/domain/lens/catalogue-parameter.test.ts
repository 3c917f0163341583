import { describe, expect, it } from 'vitest';
import { choice, number, option } from '#domain/lens/catalogue/parameter.ts';
import { assumption } from '#domain/lens/catalogue/source.ts';

const LABEL = { en: 'Edge', es: 'Borde' };
const SOURCE = assumption('made for a test');

describe('a parameter of the catalogue', () => {
  it('OR-01 that is a choice starts with its first option, or with none', () => {
    const options = [option('flat', 'Flat', 'Plano'), option('steep', 'Steep', 'Cerrado')];
    expect(choice('edge', LABEL, SOURCE, options).default).toBe('flat');
    expect(choice('edge', LABEL, SOURCE, options, { default: 'steep' }).default).toBe('steep');
    expect(choice('edge', LABEL, SOURCE, options, { default: null }).default).toBeNull();
    expect(choice('edge', LABEL, SOURCE, []).default).toBeNull();
  });

  it('OR-01 that is a number is required, without a default, unless the details say otherwise', () => {
    const range = { unit: 'mm', min: 6, max: 9, step: 0.05 } as const;
    expect(number('baseCurve', LABEL, SOURCE, range)).toEqual({
      kind: 'number',
      name: 'baseCurve',
      label: LABEL,
      source: SOURCE,
      ...range,
      default: null,
      also: [],
      requiredWhen: 'always',
      dependsOn: null,
    });
  });
});
