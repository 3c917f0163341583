import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import type { Findings } from './findings.ts';
import { QUADRANTS, type LandingSign } from './planning/finding-fields.ts';

/** What an order knows of a landing, by the sign of one quadrant. */
const LANDING: Record<LandingSign, NonNullable<EyeClinical['landing']>> = {
  even: 'ideal',
  impingement: 'impingement',
  lift: 'lift',
  blanching: 'blanching',
  blanchingEdge: 'blanching',
  blanchingLimbus: 'blanching',
};

/** An order has one finding for the whole landing: the first quadrant with one, in the order of the quadrants. */
function landingOf({ landing = {} }: Findings): EyeClinical['landing'] {
  const signs = QUADRANTS.flatMap((quadrant) => landing[quadrant] ?? []);
  const worst = signs.find((sign) => sign !== 'even') ?? signs[0];
  return worst && LANDING[worst];
}

/** Returns the eye's clinical data of a draft order with the findings that an order holds, beside those measured. */
export function clinicalOfFindings(clinical: EyeClinical, findings: Findings): EyeClinical {
  const { minutesOnEye, centralVault, limbal, overKCylinder } = findings;
  const { overRefractionSphere, overRefractionCylinder, overRefractionAxis } = findings;
  const seen = {
    minutesOnEye,
    centralVault,
    limbal,
    landing: landingOf(findings),
    overKCylinder,
    overRefractionSphere,
    overRefractionCylinder,
    overRefractionAxis,
  };
  const given = Object.entries(seen).filter(([, value]) => value !== undefined);
  return { ...clinical, ...Object.fromEntries(given) };
}
