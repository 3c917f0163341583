import type { Locale } from '../locale.ts';
import type { Violation } from './violation.ts';

/** `together` reads differently for what is missing and for what stands alone, `depends` by its condition. */
export type MessageKey =
  | Exclude<Violation['rule'], 'together' | 'ordered' | 'number'>
  | 'numberMissing'
  | 'numberInUnit'
  | 'number'
  | 'rangeOrAlso'
  | 'madeInMinus'
  | 'madeInPlus'
  | 'partnerMissing'
  | 'dependsOnValue'
  | 'limitsLeaveNone'
  | 'standsAlone'
  | 'below'
  | 'atMost'
  | 'orderedBecause'
  | 'nearest'
  | 'or'
  | 'and';

/** What a fitter reads beside the field; the words in braces are filled in. */
export const messages: Record<Locale, Record<MessageKey, string>> = {
  en: {
    required: '{label} is missing',
    number: '“{value}” is not a number: {label} needs one',
    numberInUnit: '“{value}” is not a number in {unit}: {label} needs one',
    numberMissing: '{label} must be a number',
    range: '{value} is not made: {label} runs from {min} to {max}',
    rangeOrAlso: '{value} is not made: {label} runs from {min} to {max}, or {also}',
    madeInMinus: '{value} is a plus cylinder: {label} is made in minus, from {max} to {min}',
    madeInPlus: '{value} is a minus cylinder: {label} is made in plus, from {min} to {max}',
    step: '{value} is not made: {label} goes in steps of {step}',
    option: '“{value}” is not offered: {label} is one of {options}',
    unknown: '{lens} has no parameter “{field}”',
    partnerMissing: '{label} is missing: {other} needs it',
    standsAlone: '{label} {value} stands alone: {other} is missing',
    excludes: '{label} {value} is not made with {other}',
    depends: '{label} {value} has a place only with {other}',
    dependsOnValue: '{label} {value} has a place only when {other} is {wanted}',
    limits: '{value} is not made: with {other}, {label} runs from {min} to {max}',
    limitsLeaveNone: '{label} {value} is not made with {other}',
    below: '{value} is not made: {label} must be below {other}',
    atMost: '{value} is not made: {label} may not be above {other}',
    orderedBecause: '{label} {value} is not made: {because}',
    nearest: '. Nearest: {nearest}',
    or: ' or ',
    and: ' and ',
  },
  es: {
    required: 'Falta {label}',
    number: '«{value}» no es un número: {label} lo requiere',
    numberInUnit: '«{value}» no es un número en {unit}: {label} lo requiere',
    numberMissing: '{label} debe ser un número',
    range: '{value} no se fabrica: {label} va de {min} a {max}',
    rangeOrAlso: '{value} no se fabrica: {label} va de {min} a {max}, o {also}',
    madeInMinus:
      '{value} es un cilindro positivo: {label} se fabrica en negativo, de {max} a {min}',
    madeInPlus: '{value} es un cilindro negativo: {label} se fabrica en positivo, de {min} a {max}',
    step: '{value} no se fabrica: {label} va en pasos de {step}',
    option: '«{value}» no se ofrece: {label} puede ser {options}',
    unknown: '{lens} no tiene el parámetro «{field}»',
    partnerMissing: 'Falta {label}: {other} lo requiere',
    standsAlone: '{label} {value} no va solo: falta {other}',
    excludes: '{label} {value} no se fabrica con {other}',
    depends: '{label} {value} solo corresponde con {other}',
    dependsOnValue: '{label} {value} solo corresponde cuando {other} es {wanted}',
    limits: '{value} no se fabrica: con {other}, {label} va de {min} a {max}',
    limitsLeaveNone: '{label} {value} no se fabrica con {other}',
    below: '{value} no se fabrica: {label} debe ser menor que {other}',
    atMost: '{value} no se fabrica: {label} no puede ser mayor que {other}',
    orderedBecause: '{label} {value} no se fabrica: {because}',
    nearest: '. El más cercano: {nearest}',
    or: ' o ',
    and: ' y ',
  },
};

/** The template with its braces filled; a name that is not given stays visible as it is. */
export function fill(template: string, words: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => words[name] ?? braces);
}
