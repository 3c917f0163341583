import { CLINICAL_LABELS } from '#domain/clinical/fields/clinical-labels.ts';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { isIrregular } from '#domain/lens/model/irregular.ts';
import type { LensFamily } from '#domain/lens/model/lens.ts';
import { assumption } from '#domain/lens/model/source.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { reason, type ChoiceReason, type ChoiceRule, type Look } from './reason.ts';

type Condition = NonNullable<EyeClinical['condition']>;

const ECTASIA: ReadonlySet<Condition> = new Set<Condition>([
  'keratoconus',
  'pellucid',
  'advancedKeratoconus',
]);

/** The source of the order form's own warning about cones in a normal design. */
const IRREGULAR_DESIGNS = assumption(
  'For an irregular cornea: keratoconus, scleral or hybrid lens',
);
const REGULAR_DESIGN = assumption('Made for a regular cornea');

const nameOf = (condition: Condition) => ({
  en: CLINICAL_LABELS.en.conditions[condition],
  es: CLINICAL_LABELS.es.conditions[condition],
});

function scleral({ lens, clinical }: Look, condition: Condition): ChoiceReason[] {
  const depth = suggestParameters(lens, clinical).find(({ parameter }) => parameter === 'sag');
  const { en, es } = nameOf(condition);
  const source = depth?.source ?? IRREGULAR_DESIGNS;
  const first = depth ? ` ${depth.value} µm` : '';
  if (condition === 'normal') {
    return [
      reason(
        'note',
        `${en}: a scleral can be fitted (first depth${first}); a corneal or soft lens may do`,
        `${es}: se puede adaptar una escleral (primera profundidad${first}); puede bastar un lente corneal o blando`,
        source,
      ),
    ];
  }
  return [
    reason(
      'for',
      `${en}: the lens vaults the cornea; first depth${first}`,
      `${es}: el lente no toca la córnea; primera profundidad${first}`,
      source,
    ),
  ];
}

function cone(_: Look, condition: Condition): ChoiceReason[] {
  const { en, es } = nameOf(condition);
  if (ECTASIA.has(condition)) {
    return [
      reason('for', `${en}: a design for cones`, `${es}: un diseño para conos`, IRREGULAR_DESIGNS),
    ];
  }
  if (isIrregular({ condition })) {
    return [
      reason(
        'note',
        `${en}: a design for cones, not for this shape`,
        `${es}: un diseño para conos, no para esta forma`,
        IRREGULAR_DESIGNS,
      ),
    ];
  }
  return [
    reason(
      'against',
      `${en}: a design for cones is not needed`,
      `${es}: no se necesita un diseño para conos`,
      IRREGULAR_DESIGNS,
    ),
  ];
}

function hybrid({ clinical }: Look, condition: Condition): ChoiceReason[] {
  const { en, es } = nameOf(condition);
  if (isIrregular(clinical)) {
    return [
      reason(
        'for',
        `${en}: a GP center with a soft skirt`,
        `${es}: un centro RGP con faldón blando`,
        IRREGULAR_DESIGNS,
      ),
    ];
  }
  return [
    reason(
      'note',
      `${en}: a lens of one material may do`,
      `${es}: puede bastar un lente de un solo material`,
      IRREGULAR_DESIGNS,
    ),
  ];
}

/** Corneal GP, soft and ortho-k lenses; cones under corneal GP lenses are the order form's own warning. */
function regular({ lens, clinical }: Look, condition: Condition): ChoiceReason[] {
  const isWarned = lens.family.startsWith('gp') && ECTASIA.has(condition);
  if (!isIrregular(clinical) || isWarned) return [];
  const { en, es } = nameOf(condition);
  return [
    reason(
      'against',
      `${en}: this lens is made for a regular cornea`,
      `${es}: este lente es para una córnea regular`,
      REGULAR_DESIGN,
    ),
  ];
}

const BY_FAMILY: Partial<Record<LensFamily, typeof regular>> = {
  scleral,
  keratoconus: cone,
  hybrid,
};

/** What the condition of the cornea says of the lens. */
export const conditionRule: ChoiceRule = (look) => {
  const { condition } = look.clinical;
  if (condition === undefined) return [];
  return (BY_FAMILY[look.lens.family] ?? regular)(look, condition);
};
