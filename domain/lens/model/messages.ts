import type { Locale } from '../../basics/locale.ts';
import type { Violation } from '../engine/violation.ts';

/** `together` has different texts for a missing value and for one without its partner, `depends` by its condition. */
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

/** The messages beside a field. Values replace the names in braces. */
export const messages: Record<Locale, Record<MessageKey, string>> = {
  en: {
    required: '{label} is missing',
    number: '{label} must be a number, not “{value}”',
    numberInUnit: '{label} must be a number in {unit}, not “{value}”',
    numberMissing: '{label} must be a number',
    range: '{label} {value} is out of range: {min} to {max}',
    rangeOrAlso: '{label} {value} is out of range: {min} to {max}, or {also}',
    madeInMinus: '{value} is a plus cylinder: enter {label} in minus, {max} to {min}',
    madeInPlus: '{value} is a minus cylinder: enter {label} in plus, {min} to {max}',
    step: '{label} {value} is not available: use steps of {step}',
    option: '“{value}” is not an option for {label}: choose {options}',
    unknown: '{lens} has no parameter “{field}”',
    partnerMissing: '{label} is missing: it is required with {other}',
    standsAlone: '{label} {value} also needs {other}',
    excludes: '{label} {value} is not available with {other}',
    depends: '{label} applies only with {other}',
    dependsOnValue: '{label} applies only when {other} is {wanted}',
    limits: 'With {other}, {label} {value} is out of range: {min} to {max}',
    limitsLeaveNone: '{label} {value} is not available with {other}',
    below: '{label} {value} must be less than {other}',
    atMost: '{label} {value} must not be more than {other}',
    orderedBecause: '{label} {value} is not available: {because}',
    nearest: '. Nearest: {nearest}',
    or: ' or ',
    and: ' and ',
  },
  es: {
    required: 'Falta {label}',
    number: '{label} debe ser un número, no «{value}»',
    numberInUnit: '{label} debe ser un número en {unit}, no «{value}»',
    numberMissing: '{label} debe ser un número',
    range: '{label} {value} está fuera de rango: de {min} a {max}',
    rangeOrAlso: '{label} {value} está fuera de rango: de {min} a {max}, o {also}',
    madeInMinus: '{value} es un cilindro positivo: ingrese {label} en negativo, de {max} a {min}',
    madeInPlus: '{value} es un cilindro negativo: ingrese {label} en positivo, de {min} a {max}',
    step: '{label} {value} no está disponible: use pasos de {step}',
    option: '«{value}» no es una opción de {label}: elija {options}',
    unknown: '{lens} no tiene el parámetro «{field}»',
    partnerMissing: 'Falta {label}: se requiere con {other}',
    standsAlone: '{label} {value} también necesita {other}',
    excludes: '{label} {value} no está disponible con {other}',
    depends: '{label} solo se usa con {other}',
    dependsOnValue: '{label} solo se usa cuando {other} es {wanted}',
    limits: 'Con {other}, {label} {value} está fuera de rango: de {min} a {max}',
    limitsLeaveNone: '{label} {value} no está disponible con {other}',
    below: '{label} {value} debe ser menor que {other}',
    atMost: '{label} {value} no puede ser mayor que {other}',
    orderedBecause: '{label} {value} no está disponible: {because}',
    nearest: '. El más cercano: {nearest}',
    or: ' o ',
    and: ' y ',
  },
};

/** Fills the braces of the template; a name without a value stays visible. */
export function fill(template: string, params: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => params[name] ?? braces);
}
