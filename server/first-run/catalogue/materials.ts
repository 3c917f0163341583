import type { ChoiceParameter, Source } from '#domain/lens/model/lens.ts';
import { choice, option } from '#domain/lens/model/parameter.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';

const MATERIALS = {
  bostonEs: 'Boston ES',
  bostonEo: 'Boston EO',
  bostonXo: 'Boston XO',
  bostonXo2: 'Boston XO2',
  optimumExtra: 'Optimum Extra',
  optimumExtreme: 'Optimum Extreme',
  optimumInfinite: 'Optimum Infinite',
  paragonHds100: 'Paragon HDS 100',
  definitive: 'Definitive 74',
  hydrogel49: 'Hydrogel 49%',
  petrafocon: 'Petrafocon A',
} as const;
export type Material = keyof typeof MATERIALS;

/** The first material is the default. */
export function material(source: Source, offered: readonly Material[]): ChoiceParameter {
  const options = offered.map((value) => option(value, MATERIALS[value]));
  return choice('material', { en: 'Material', es: 'Material' }, source, options);
}

/** Plasma and HydraPEG are one choice, because a lens has only one of them. */
export function surface(): ChoiceParameter {
  const source = assumption('Plasma and HydraPEG exclude each other');
  return choice('surface', { en: 'Surface', es: 'Superficie' }, source, [
    option('none', 'Untreated', 'Sin tratamiento'),
    option('plasma', 'Plasma'),
    option('hydraPeg', 'HydraPEG'),
  ]);
}

/** Excludes the coating from materials that are not Contamac's, as far as the lens offers them. */
export function hydraPegOnContamacOnly(offered: readonly Material[]) {
  return {
    kind: 'excludes' as const,
    parameter: 'surface',
    value: 'hydraPeg',
    other: 'material',
    values: offered.filter((name) => !name.startsWith('optimum')),
  };
}

/** Handling tints of corneal GP lenses. */
export function gpColour(): ChoiceParameter {
  const source = sourced('GP tint article, September 2019; tints of the Artcon sheet');
  return choice(
    'colour',
    { en: 'Color', es: 'Color' },
    source,
    [
      option('clear', 'Clear', 'Transparente'),
      option('blue', 'Blue', 'Azul'),
      option('iceBlue', 'Ice blue', 'Azul hielo'),
      option('green', 'Green', 'Verde'),
      option('gray', 'Gray', 'Gris'),
      option('brown', 'Brown', 'Café'),
    ],
    { default: 'blue' },
  );
}

export function softTint(): ChoiceParameter {
  const source = assumption('Clear or with a light handling tint');
  return choice('colour', { en: 'Color', es: 'Color' }, source, [
    option('clear', 'Clear', 'Transparente'),
    option('visibility', 'Visibility tint', 'Tinte de visibilidad'),
  ]);
}

/** A dot distinguishes the right lens from the left one. */
export function dot(): ChoiceParameter {
  const source = sourced('GP tint article, September 2019: a dot on the right lens is usual');
  return choice(
    'dot',
    { en: 'Dot', es: 'Punto' },
    source,
    [option('none', 'No dot', 'Sin punto'), option('dot', 'Dot', 'Con punto')],
    { requiredWhen: 'optional', default: null },
  );
}
