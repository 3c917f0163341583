import type { Locale } from '#domain/basics/locale.ts';
import { formatQuantity, formatUnsigned } from '#domain/lens/model/format.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import type { GroundText } from '../grounding/ground.ts';
import type { ToolParts } from './tool-parts.ts';

const RANGE: Record<Locale, (values: Record<'from' | 'to' | 'step', string>) => string> = {
  en: ({ from, to, step }) => `from ${from} to ${to}, in steps of ${step}`,
  es: ({ from, to, step }) => `de ${from} a ${to}, en pasos de ${step}`,
};

function limitsOf(parameter: Parameter, locale: Locale): string {
  if (parameter.kind === 'choice') {
    return parameter.options.map(({ label }) => label[locale]).join('; ');
  }
  const { min, max, step, unit } = parameter;
  const [from, to] = [formatQuantity(min, parameter), formatQuantity(max, parameter)];
  return RANGE[locale]({ from, to, step: `${formatUnsigned(step, parameter)} ${unit}`.trim() });
}

/** Returns what a lens is made in, a sentence for each parameter that begins with the lens. */
export function limitTexts(lens: LensDefinition, { turn: { locale } }: ToolParts): GroundText[] {
  return lens.parameters.map((parameter) => ({
    text: `${lens.name}, ${parameter.label[locale]}: ${limitsOf(parameter, locale)}`,
    cites: [
      {
        title: lens.name,
        version: String(lens.version),
        address: null,
        standing: 'lens',
        passage: null,
      },
    ],
  }));
}
