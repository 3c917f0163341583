import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { isIrregular } from '#domain/lens/model/irregular.ts';
import { SOFT_TORIC } from '#domain/lens/model/soft-toric.ts';
import { assumption, secondHand, sourced } from '#domain/lens/model/source.ts';
import { formatPlain, formatPower } from '#domain/lens/optics/format-optics.ts';
import { residualCylinder } from '#domain/lens/warnings/astigmatism.ts';
import { cornealCylinder } from '#domain/lens/warnings/facts.ts';
import { reason, type ChoiceReason, type ChoiceRule } from './reason.ts';

/** In D. */
const SPHERE_BELOW = 2.5;
const BITORIC_FROM = 2.5;
const BITORIC_LIMBAL_FROM = 2;
const FRONT_TORIC_CORNEA_MOST = 1;
const FRONT_TORIC_FROM = 0.75;

const ACHIEVEMENT = sourced('Achievement sheet: corneal cylinder up to 2.50 D');
const BITORIC = secondHand('GP Lens Institute: from 2.50 D, from 2.00 D when limbus to limbus');
const FRONT_TORIC = secondHand('GP Lens Institute: front toric from a residual of 0.75 D on');
const SOFT_TORIC_SOURCE = assumption('Toric from 0.75 D on, as makers require above or from it');

const corneal = (
  kind: ChoiceReason['kind'],
  amount: number,
  en: string,
  es: string,
  source = BITORIC,
) => {
  const shown = `${formatPlain(amount)} D`;
  return reason(
    kind,
    `Corneal cylinder ${shown}: ${en}`,
    `Cilindro corneal ${shown}: ${es}`,
    source,
  );
};

/** A spherical back surface on the cornea; the order form's own warning speaks of more cylinder. */
const sphericalBack: ChoiceRule = ({ clinical }) => {
  const cylinder = cornealCylinder(clinical);
  if (cylinder === null || cylinder >= SPHERE_BELOW || isIrregular(clinical)) return [];
  return [
    corneal(
      'for',
      cylinder,
      'a spherical back surface fits',
      'una cara posterior esférica se ajusta',
      ACHIEVEMENT,
    ),
  ];
};

const bitoric: ChoiceRule = ({ clinical }) => {
  const cylinder = cornealCylinder(clinical);
  if (cylinder === null || isIrregular(clinical)) return [];
  if (cylinder >= BITORIC_FROM) {
    return [corneal('for', cylinder, 'two base curves follow it', 'dos curvas base lo siguen')];
  }
  if (cylinder < BITORIC_LIMBAL_FROM) return [];
  return [
    corneal(
      'note',
      cylinder,
      'bitoric if it reaches from limbus to limbus',
      'bitórico si va de limbo a limbo',
    ),
  ];
};

const frontToric: ChoiceRule = ({ clinical }) => {
  const [residual, cylinder] = [residualCylinder(clinical), cornealCylinder(clinical)];
  if (residual === null || cylinder === null || isIrregular(clinical)) return [];
  if (residual < FRONT_TORIC_FROM || cylinder > FRONT_TORIC_CORNEA_MOST) return [];
  const shown = `${formatPlain(residual)} D`;
  return [
    reason(
      'for',
      `About ${shown} of cylinder would remain: a front cylinder corrects it`,
      `Quedarían unas ${shown} de cilindro: un cilindro anterior lo corrige`,
      FRONT_TORIC,
    ),
  ];
};

const refractive = (clinical: EyeClinical): number | null =>
  clinical.refractionSphere === undefined ? null : Math.abs(clinical.refractionCylinder ?? 0);

const soft: ChoiceRule = ({ lens: { design }, clinical }) => {
  const cylinder = refractive(clinical);
  if (cylinder === null || isIrregular(clinical)) return [];
  const isToric = cylinder >= SOFT_TORIC;
  const shown = formatPower(clinical.refractionCylinder ?? 0);
  const say = (kind: ChoiceReason['kind'], en: string, es: string) => [
    reason(
      kind,
      `Refractive cylinder ${shown} D: ${en}`,
      `Cilindro refractivo ${shown} D: ${es}`,
      SOFT_TORIC_SOURCE,
    ),
  ];
  if (isToric) {
    return design === 'toric' || design === 'multifocalToric'
      ? say('for', 'a toric lens', 'un lente tórico')
      : say('against', 'a toric lens is needed', 'se necesita un lente tórico');
  }
  // A multifocal is made with and without a cylinder.
  if (design === 'multifocalToric') return [];
  return design === 'toric'
    ? say('against', 'a spherical lens is enough', 'basta un lente esférico')
    : say('for', 'no toric lens is needed', 'no se necesita un lente tórico');
};

/** What corneal and refractive cylinder say of the lens. */
export const cylinderRule: ChoiceRule = (look) => {
  const { family, design } = look.lens;
  if (family === 'gpSphere' || family === 'gpMultifocal') return sphericalBack(look);
  if (family === 'gpToric') return design === 'bitoric' ? bitoric(look) : frontToric(look);
  return family === 'customSoft' ? soft(look) : [];
};
