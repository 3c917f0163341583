/**
 * What a fitter reads of each lens (`catalogue-figures.test.ts` says how), by hand from the papers that the comments name. The
 * prices, and six months without a limit at full credit from Art Optical's brochures of 2005 to 2009, are of every GP lens.
 */
export const CORNEAL = `
  # assumed, wider than the Achievement sheet: 7.00 to 8.40, 9.0 to 10.0, 20 D either way
  lens gp-sphere | gpSphere sphere assumption 1 | 7500 2500 4 | 180 null | hydraPeg | zone coating
  baseCurve | mm 6 to 9 by 0.05 | null | always | assumption
  diameter | mm 8 to 11 by 0.1 | 9.2 | always | assumption
  sphere | D -25 to 25 by 0.25 | null | always | assumption
  opticZone | mm 6.5 to 9 by 0.1 | null | left | assumption
  centreThickness | mm 0.08 to 0.4 by 0.01 | null | left | assumption
  edge | standard flat steep | standard | always | assumption
  material | bostonXo bostonEs bostonEo bostonXo2 optimumExtra optimumExtreme | bostonXo | always | assumption
  # Contact Lens Spectrum, February 2019: plasma or HydraPEG, on Contamac's materials; that a lens has one of them is assumed
  surface | none plasma hydraPeg | none | always | assumption
  # GP Insights, September 2019: blue is usual, ice blue to brown of the Artcon sheet; a dot on the right lens
  colour | clear blue iceBlue green gray brown | blue | always | sourced
  dot | none dot | null | optional | sourced

  # assumed: curves of 6.00 to 9.00, each end one step from the other meridian's; the steep meridian takes 8 D more minus
  lens gp-bitoric | gpToric bitoric assumption 1 | 13500 2500 4 | 180 null | hydraPeg | curves zone coating
  baseCurveFlat | mm 6.05 to 9 by 0.05 | null | always | assumption
  baseCurveSteep | mm 6 to 8.95 by 0.05 | null | always | assumption
  diameter | mm 8.5 to 10.5 by 0.1 | 9.2 | always | assumption
  sphereFlat | D -25 to 25 by 0.25 | null | always | assumption
  sphereSteep | D -33 to 25 by 0.25 | null | always | assumption
  opticZone | mm 6.5 to 9 by 0.1 | null | left | assumption
  centreThickness | mm 0.08 to 0.4 by 0.01 | null | left | assumption
  material | bostonXo bostonEo bostonXo2 optimumExtra optimumExtreme | bostonXo | always | assumption
  surface | none plasma hydraPeg | none | always | assumption
  colour | clear blue iceBlue green gray brown | blue | always | sourced
  dot | none dot | null | optional | sourced

  # assumed, but for axes in full degrees (510(k) summary K033599); materials above Dk 50, since prism makes it thick
  lens gp-front-toric | gpToric frontToric assumption 1 | 12500 2500 4 | 180 null |  | axis zone
  baseCurve | mm 6 to 9 by 0.05 | null | always | assumption
  diameter | mm 8.5 to 10.5 by 0.1 | 9.2 | always | assumption
  sphere | D -25 to 25 by 0.25 | null | always | assumption
  cylinder | D -8 to -0.5 by 0.25 | null | always | assumption
  axis | ° 1 to 180 by 1 | null | with cylinder | sourced
  prism | Δ 0.5 to 3 by 0.25 | 1 | always | assumption
  truncation | mm 0.3 to 0.8 by 0.1 | null | optional | assumption
  opticZone | mm 6.5 to 9 by 0.1 | null | left | assumption
  centreThickness | mm 0.08 to 0.6 by 0.01 | null | left | assumption
  material | bostonXo bostonEo bostonXo2 | bostonXo | always | assumption
  colour | clear blue iceBlue green gray brown | blue | always | sourced
  dot | none dot | null | optional | sourced

  # ProPlus guide: curves, diameters, materials, distance zone 3.3 to 3.9 mm with 3.6 at first. Renovation brochure 2009: steps
  # of 0.05 mm, 20 D either way. MagniClear: adds to 4.50. The wider zone and the cylinder to 4.00 are assumed
  lens gp-multifocal | gpMultifocal multifocal sourced 1 | 15500 2500 4 | 180 null |  | axis
  baseCurve | mm 6 to 9 by 0.05 | null | always | sourced
  diameter | mm 8.5 to 11 by 0.1 | 9.6 | always | sourced
  sphere | D -20 to 20 by 0.25 | null | always | sourced
  cylinder | D -4 to -0.5 by 0.25 or 0 | null | optional | assumption
  axis | ° 1 to 180 by 1 | null | with cylinder | sourced
  add | D 0.75 to 4.5 by 0.25 | null | always | assumption
  distanceZone | mm 3 to 4.5 by 0.1 | 3.6 | always | assumption
  centreThickness | mm 0.08 to 0.5 by 0.01 | null | left | assumption
  material | bostonXo bostonEs bostonEo | bostonXo | always | sourced
  colour | clear blue iceBlue green gray brown | blue | always | sourced
  dot | none dot | null | optional | sourced

  # assumed, round the AKS sheet 2007: curves of 5.00 to 8.30, zones of 4.90 to 7.10, diameter 8.5, -6 to -17 D
  lens keratoconus-gp | keratoconus sphere assumption 1 | 16500 2500 4 | 180 null | hydraPeg | zone coating
  baseCurve | mm 4.3 to 8 by 0.05 | null | always | assumption
  diameter | mm 8 to 12.5 by 0.1 | 8.5 | always | assumption
  sphere | D -30 to 10 by 0.25 | null | always | assumption
  edgeLift | - -3 to 3 by 1 | 0 | always | assumption
  opticZone | mm 4.5 to 7.5 by 0.1 | null | left | assumption
  centreThickness | mm 0.1 to 0.4 by 0.01 | null | left | assumption
  material | bostonXo bostonEs bostonXo2 optimumExtra optimumExtreme | bostonXo | always | assumption
  surface | none plasma hydraPeg | none | always | assumption
  colour | clear blue iceBlue green gray brown | blue | always | sourced
  dot | none dot | null | optional | sourced
`;
