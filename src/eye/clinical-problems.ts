import { formatQuantity } from '#domain/lens/model/format.ts';
import type { Label } from '#domain/lens/model/parameter.ts';
import { clinicalGroups, type ClinicalGroup } from './clinical-fields.ts';
import type { ClinicalField } from './field.ts';
import { kUnitOf } from './k-unit.ts';
import { readClinical, type ClinicalTexts, type Reading } from './read-clinical.ts';

type Rule = Extract<Reading, { kind: 'refused' }>['rule'];

/** Why the text of a clinical field is invalid. */
export interface ClinicalProblem {
  field: string;
  rule: Rule;
  message: Label;
}

function usual(field: ClinicalField): string {
  if (field.kind !== 'number') return '';
  return [field.min, field.max].map((end) => formatQuantity(end, field)).join(' … ');
}

/** Adds the group's name, because both refractions have a sphere. */
function nameOf(field: ClinicalField, { id, label }: ClinicalGroup): Label {
  if (id !== 'refraction' && id !== 'overRefraction') return field.label;
  return {
    en: `${label.en}, ${field.label.en.toLowerCase()}`,
    es: `${label.es}, ${field.label.es.toLowerCase()}`,
  };
}

function messageFor(field: ClinicalField, { en, es }: Label, rule: Rule, text: string): Label {
  const range = usual(field);
  const messages: Record<Rule, Label> = {
    number: {
      en: `${en}: enter a number, not “${text}”`,
      es: `${es}: ingrese un número, no «${text}»`,
    },
    limit: {
      en: `${en}: ${text} is not possible; usual values are ${range}`,
      es: `${es}: ${text} no es posible; los valores habituales son ${range}`,
    },
    option: { en: `${en}: “${text}” is not an option`, es: `${es}: «${text}» no es una opción` },
    text: {
      en: `${en} contains a character that cannot be stored`,
      es: `${es} contiene un carácter que no se puede guardar`,
    },
    length: { en: `${en} is too long`, es: `${es} es demasiado largo` },
  };
  return messages[rule];
}

/** Returns the invalid clinical fields of one eye, in the order of the fields. */
export function clinicalProblems(texts: ClinicalTexts): ClinicalProblem[] {
  return clinicalGroups(kUnitOf(texts)).flatMap((group) =>
    group.fields.flatMap((field): ClinicalProblem[] => {
      const reading = readClinical(field, texts);
      if (reading.kind !== 'refused') return [];
      const text = (texts[field.name] ?? '').trim();
      const message = messageFor(field, nameOf(field, group), reading.rule, text);
      return [{ field: field.name, rule: reading.rule, message }];
    }),
  );
}
