import type { ChoiceParameter, LensDefinition, Prescription } from '../../../lens/model/lens.ts';
import { normalizeName } from './normalize.ts';

/** What choices of a lens are called beside their labels. A landing names its zone, too. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  limbalZone: ['limbal zone', 'zona limbal', 'llz'],
  scleralZone: ['scleral zone', 'zona escleral', 'slz', 'landing(?: zone)?', 'apoyo'],
  landing: ['landing', 'haptics?', 'apoyo'],
  edge: ['edge', 'borde'],
};

function patternOf({ name, label }: ChoiceParameter): string {
  const labels = [label.en, label.es].map((one) => normalizeName(one));
  return [...(CALLED[name] ?? []), ...labels].join('|');
}

/** The option's name without what it means: `flat 1` of `Flat 1: +50 µm lift`. */
function optionNames({ label }: ChoiceParameter['options'][number]): string[] {
  return [label.en, label.es].map((one) => normalizeName(one.split(':')[0] ?? one));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function optionIn(text: string, parameter: ChoiceParameter): string | null {
  const name = patternOf(parameter);
  for (const option of parameter.options) {
    const names = optionNames(option).map(escaped).join('|');
    const close = new RegExp(
      String.raw`\b(?:${name})\b(?:\s+(?:is|es|at|en|of|de|with|con|spherical|esferico))?[\s:=,]*(?:${names})(?!\s*\d)(?:\b|$)|\b(?:${names})\s+(?:${name})\b`,
      'u',
    );
    if (close.test(text)) return option.value;
  }
  return null;
}

/** Reads which options of its choices a worn lens has: `landing standard`, `zona escleral plana 1`. */
export function choicesIn(text: string, { parameters }: LensDefinition): Prescription {
  const found: Prescription = {};
  for (const parameter of parameters) {
    if (parameter.kind !== 'choice') continue;
    const value = optionIn(text, parameter);
    if (value !== null) found[parameter.name] = value;
  }
  if ('scleralZone' in found) found['landing'] ??= 'spherical';
  return found;
}
