import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import type { Source } from '#domain/lens/model/lens.ts';
import { assumption, secondHand, sourced } from '#domain/lens/model/source.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import type { WarningContext } from '#domain/lens/warnings/warning.ts';
import { powerRule } from './powers.ts';
import type { ChoiceRule, Look, ReasonKind } from './reason.ts';

const CALCULATOR = secondHand('EyeDock lens calculator');
const TORIC_FAQ = secondHand('GP Lens Institute, Toric FAQ 1');
const CRT = sourced('Paragon CRT guide 2010');

/** The order form's warnings that speak of the kind of lens, what they mean for its choice, and where they are from. */
const MEANT: Record<string, { kind: ReasonKind; source: Source }> = {
  sphereOnToricCornea: { kind: 'against', source: sourced('GP spherical fitting guide') },
  residualModerate: { kind: 'note', source: CALCULATOR },
  residualHigh: { kind: 'against', source: CALCULATOR },
  axesDiffer: { kind: 'note', source: CALCULATOR },
  bitoricNotNeeded: { kind: 'against', source: TORIC_FAQ },
  frontToricCornea: { kind: 'against', source: TORIC_FAQ },
  frontToricResidual: { kind: 'against', source: TORIC_FAQ },
  keratoconusInNormalDesign: {
    kind: 'against',
    source: assumption('For an irregular cornea: keratoconus, scleral or hybrid lens'),
  },
  // Beyond the range that the maker has an approval for.
  orthoKSphere: { kind: 'forbids', source: CRT },
  orthoKCylinder: { kind: 'forbids', source: CRT },
  orthoKFlatK: { kind: 'against', source: CRT },
  orthoKCornealCylinder: { kind: 'against', source: CRT },
};

function orderOf({ lens, clinical }: Look): WarningContext {
  const suggested = suggestParameters(lens, clinical);
  const values = Object.fromEntries(suggested.map(({ parameter, value }) => [parameter, value]));
  const prescription = defaultPrescription(lens, values);
  return {
    type: 'new',
    sourceOrderId: null,
    returnReason: null,
    patientReference: '',
    patient: {},
    eyes: { right: { lens, prescription, clinical, earlier: null, eligibility: null } },
    creditHold: false,
    today: '',
  };
}

/** What the order form would warn of, with the suggested first lens. */
export const warnedRule: ChoiceRule = (look) => {
  const found = checkWarnings(orderOf(look)).filter(({ code }) => Object.hasOwn(MEANT, code));
  return found.flatMap((warning) => {
    const meant = MEANT[warning.code];
    if (!meant) return [];
    // The lens is made with a cylinder, too.
    const isCurable = warning.code === 'residualHigh' && findParameter(look.lens, 'cylinder');
    const text = { en: describeWarning(warning, 'en'), es: describeWarning(warning, 'es') };
    return [{ kind: isCurable ? 'note' : meant.kind, text, source: meant.source }];
  });
};

/** Ortho-k within the range of the maker's guide. */
export const orthoKRule: ChoiceRule = (look) => {
  const { flatK, refractionSphere } = look.clinical;
  if (look.lens.family !== 'orthoK' || flatK === undefined || refractionSphere === undefined) {
    return [];
  }
  const isMade = powerRule(look).every(({ kind }) => kind !== 'forbids');
  if (!isMade || warnedRule(look).length > 0) return [];
  const text = {
    en: 'Refraction and K are within the range of the maker’s guide',
    es: 'La refracción y las K están dentro del rango de la guía del fabricante',
  };
  return [{ kind: 'for', text, source: CRT }];
};
