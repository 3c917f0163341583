const ZONES = 'flat4 flat3 flat2 flat1 standard steep1 steep2 steep3 steep4';

/** As `corneal.ts` has them. */
export const SCLERAL = `
  # No guide of the maker was found. Second-hand, from a clinic's fitting tool: first depths of 3400, 3800 and 4200 µm, a vault of
  # 250 to 400 µm that falls by 130 µm in 8 hours. The other ranges are assumed from comparable designs: Atlantis guide 2013
  # (curves, powers, steps of 25 and 50 µm, names of zones), Europa guide (diameters, front toric, adds). Announced in February
  # 2019: the spare lens
  lens ampleye-scleral | scleral sphere assumption 2 | 26500 5000 7 | 90 2 | hydraPeg toricPower multifocal
    | axis coating curves16 curves17 meridians
  sag | µm 2800 to 6500 by 50 | null | always | secondHand
  baseCurve | mm 6.5 to 9.5 by 0.05 | null | left | assumption
  diameter | mm 15 to 17 by 0.5 | 16.5 | always | assumption
  sphere | D -20 to 20 by 0.25 | null | always | assumption
  cylinder | D -10 to -0.25 by 0.25 or 0 | null | optional | assumption
  axis | ° 1 to 180 by 1 | null | with cylinder | assumption
  limbalZone | ${ZONES} | standard | always | assumption
  landing | spherical toric quadrant | spherical | always | assumption
  scleralZone | ${ZONES} | standard | only spherical | assumption
  scleralFlat | ${ZONES} | null | only toric | assumption
  scleralSteep | ${ZONES} | null | only toric | assumption
  landingMeridian | ° 1 to 180 by 1 | null | with cylinder, only toric, left | assumption
  scleralNasal | ${ZONES} | null | only quadrant | assumption
  scleralTemporal | ${ZONES} | null | only quadrant | assumption
  scleralSuperior | ${ZONES} | null | only quadrant | assumption
  scleralInferior | ${ZONES} | null | only quadrant | assumption
  add | D 0.75 to 3.5 by 0.25 | null | optional | assumption
  nearZone | mm 1.5 to 4 by 0.1 | null | only with add | assumption
  centreThickness | mm 0.2 to 0.5 by 0.05 | null | left | assumption
  material | optimumExtra optimumExtreme optimumInfinite bostonXo bostonXo2 | optimumExtra | always | assumption
  surface | none plasma hydraPeg | none | always | assumption
`;

/** Intelliwave brochure 2012, a warranted vial: 90 days, two for each eye, full credit; four working days to make. */
export const SOFT = `
  # Intelliwave brochure 2012: powers, Definitive of 74 % water or a hydrogel of 49 %; the ends of the shapes are assumed
  lens custom-soft-sphere | customSoft sphere sourced 1 | 9500 2000 4 | 90 2 |  |
  baseCurve | mm 6.3 to 9.8 by 0.1 | 8.6 | always | assumption
  diameter | mm 12.5 to 17 by 0.1 | 14.5 | always | assumption
  sphere | D -20 to 20 by 0.25 | null | always | sourced
  centreThickness | mm 0.06 to 0.6 by 0.01 | null | left | assumption
  material | definitive hydrogel49 | definitive | always | sourced
  colour | clear visibility | clear | always | assumption

  # Intelliwave brochure 2012: cylinders to -12.00; the weakest is assumed
  lens custom-soft-toric | customSoft toric sourced 1 | 12500 2000 4 | 90 2 |  | axis
  baseCurve | mm 6.3 to 9.8 by 0.1 | 8.6 | always | assumption
  diameter | mm 12.5 to 17 by 0.1 | 14.5 | always | assumption
  sphere | D -20 to 20 by 0.25 | null | always | sourced
  cylinder | D -12 to -0.5 by 0.25 | null | always | assumption
  axis | ° 1 to 180 by 1 | null | with cylinder | sourced
  centreThickness | mm 0.06 to 0.6 by 0.01 | null | left | assumption
  material | definitive hydrogel49 | definitive | always | sourced
  colour | clear visibility | clear | always | assumption

  # Intelliwave brochure 2012: adds to +4.00, the dominant eye. Horizon insert: near zones of 1.8 to 4.0 mm
  lens custom-soft-multifocal | customSoft multifocalToric sourced 1 | 15500 2000 4 | 90 2 | toricPower | axis
  baseCurve | mm 6.3 to 9.8 by 0.1 | 8.6 | always | assumption
  diameter | mm 12.5 to 17 by 0.1 | 14.5 | always | assumption
  sphere | D -20 to 20 by 0.25 | null | always | sourced
  cylinder | D -12 to -0.5 by 0.25 or 0 | null | optional | assumption
  axis | ° 1 to 180 by 1 | null | with cylinder | sourced
  add | D 0.75 to 4 by 0.25 | null | always | assumption
  nearZone | mm 1.8 to 4 by 0.1 | null | optional | assumption
  dominance | dominant nonDominant | null | always | sourced
  material | definitive hydrogel49 | definitive | always | sourced
  colour | clear visibility | clear | always | assumption
`;

export const OTHER = `
  # Paragon CRT guide 2010: steps of 0.10 mm, 25 µm and 1°; depths of 525 to 575, angles of -31 to -35, a lens of +0.50, to
  # -6.00, in Paragon HDS 100; two exchanges in 90 days. The ranges round it are assumed
  lens ortho-k | orthoK reverseGeometry assumption 1 | 22500 2500 5 | 90 2 |  |
  baseCurve | mm 6.5 to 10.5 by 0.1 | null | always | assumption
  returnZoneDepth | µm 400 to 700 by 25 | null | always | assumption
  landingZoneAngle | ° -40 to -25 by 1 | null | always | assumption
  diameter | mm 10 to 12 by 0.5 | 10.5 | always | assumption
  sphere | D 0.5 to 1 by 0.25 | 0.5 | always | assumption
  targetSphere | D -6 to -0.5 by 0.25 | null | always | assumption
  material | paragonHds100 | paragonHds100 | always | sourced
  colour | clear blue iceBlue green gray brown | blue | always | sourced

  # UltraHealth insert: vaults of 50 to 750 µm, three skirts, 14.5 mm, 25 D either way, petrafocon A. SynergEyes Multifocal
  # sheet: adds of 1.00 to 4.00. The steps are assumed
  lens hybrid | hybrid sphere assumption 1 | 21500 2000 4 | 90 2 |  |
  vault | µm 50 to 750 by 50 | null | always | assumption
  skirt | medium flat steep | medium | always | sourced
  diameter | mm 14.5 to 14.5 by 0.1 | 14.5 | always | sourced
  sphere | D -25 to 25 by 0.25 | null | always | assumption
  add | D 1 to 4 by 0.25 | null | optional | assumption
  material | petrafocon | petrafocon | always | sourced
`;
