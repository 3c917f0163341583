import { workedCases } from './worked-case.ts';

/**
 * The steeper curve: 337.5/7.80 = 43.27 D. + 0.50: 7.711, nearest 7.70 mm, 0.56 D steeper: -3.00 - 0.56 = -3.56, nearest
 * -3.50. The flatter one: - 0.50: 7.891, nearest 7.90 mm, 0.55 D flatter: -3.00 + 0.55 = -2.45, nearest -2.50.
 */
export const CORNEAL_CASES = {
  // Worn: 7.80 mm, 9.2 mm, -3.00 D, standard edge.
  'corneal GP': workedCases(`
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  Rides high: steeper, or 9.2 - 0.3 = 8.9 | gp-sphere | position superior
    => corneal.high.baseCurve: baseCurve 7.7, sphere -3.5; corneal.high.diameter: diameter 8.9
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  Low and moving: steeper, or 9.2 + 0.3 = 9.5 | gp-sphere | position inferior, movement normal
    => corneal.lowMoving.baseCurve: baseCurve 7.7, sphere -3.5; corneal.lowMoving.diameter: diameter
      9.5
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  Low and stuck: flatter, or 8.9 | gp-sphere | position inferior, movement restricted
    => corneal.lowStuck.baseCurve: baseCurve 7.9, sphere -2.5; corneal.lowStuck.diameter: diameter
      8.9
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  Too mobile: steeper, or 9.5 | gp-sphere | movement excessive
    => corneal.mobile.baseCurve: baseCurve 7.7, sphere -3.5; corneal.mobile.diameter: diameter 9.5
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  Restricted: flatter, or 8.9 | gp-sphere | movement stuck
    => corneal.restricted.baseCurve: baseCurve 7.9, sphere -2.5; corneal.restricted.diameter:
      diameter 8.9
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  Central bubbles: flatter, or 8.9 | gp-sphere | bubbles central
    => corneal.centralBubble.baseCurve: baseCurve 7.9, sphere -2.5; corneal.centralBubble.diameter:
      diameter 8.9
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  Peripheral bubbles: less edge lift, or 9.5 | gp-sphere | bubbles edge
    => corneal.edgeBubbles.edge: edge steep; corneal.edgeBubbles.diameter: diameter 9.5
  # Catalogue: no edge is steeper than steep
  The edge is at its end: 9.5 stays | gp-sphere, edge steep | bubbles edge
    => corneal.edgeBubbles.diameter: diameter 9.5; unmade corneal.edgeBubbles.edge anotherLens
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  A low lens is judged by its movement, which is not known | gp-sphere | position inferior
    => missing movement
  # The grid has no row for a lens to one side, nor for landings
  A consultant is asked of each | gp-sphere | position nasal, landing.all lift
    => consult.outsideSources; consult.outsideSources
  # Catalogue: base curves from 6.00, diameters from 8.0 mm
  6.00 steepened by 0.50 D is 5.95, not made; 8.1 - 0.3 = 7.8, but 8.0 is the last
    | gp-sphere, baseCurve 6, diameter 8.1 | position superior
    => corneal.high.diameter: diameter 8; unmade corneal.high.baseCurve anotherLens
  # GP Lens Institute: front toric from a residual of 0.75 D; the sphere comes first
  Worn -3.00; +0.25 - 1.00/2 = -0.25: -3.25
    | gp-sphere | overRefractionSphere 0.25, overRefractionCylinder -1, overRefractionAxis 180,
      overKCylinder 0.25 => power.sphere: sphere -3.25; advice.frontToric
  # GP Lens Institute: 0.75 D is the first that counts
  -0.25 - 0.75/2 = -0.625: -3.625, as near to -3.50 as to -3.75
    | gp-sphere | overRefractionSphere -0.25, overRefractionCylinder -0.75, overRefractionAxis 90,
      overKCylinder 0 => power.sphere: sphere -3.5; advice.frontToric
  # Below 0.75 D the sphere is all
  -0.50 - 0.50/2 = -0.75: -3.75
    | gp-sphere | overRefractionSphere -0.5, overRefractionCylinder -0.5, overRefractionAxis 90,
      overKCylinder 0 => power.sphere: sphere -3.75
  # The sphere is right: only another lens is left
  +0.50 - 1.00/2 = 0: another lens
    | gp-sphere | overRefractionSphere 0.5, overRefractionCylinder -1, overRefractionAxis 180,
      overKCylinder 0 => unmade power.toric noParameter; consult.unmakeable; advice.frontToric
  # No source says by how much a corneal lens that flexes is changed
  A consultant is asked
    | gp-sphere | overRefractionSphere 0, overRefractionCylinder -1, overRefractionAxis 180,
      overKCylinder 1 => consult.outsideSources
  `),
  // Worn: 7.80 and 7.40 mm, -3.00 and -5.00 D, 9.2 mm.
  bitoric: workedCases(`
  # X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm
  Flat 7.90 mm with -2.50. Steep 337.5/7.40 = 45.61 - 0.50 = 45.11 D = 7.482, nearest 7.50 mm, 0.61
    D flatter: -4.39, nearest -4.50. Or 8.9 | gp-bitoric | position inferior, movement stuck
    => corneal.lowStuck.baseCurve: baseCurveFlat 7.9, baseCurveSteep 7.5, sphereFlat -2.5,
      sphereSteep -4.5; corneal.lowStuck.diameter: diameter 8.9
  # Formulas: lens and over-refraction add in each meridian
  -3.00 - 0.50 and -5.00 - 0.50 | gp-bitoric | overRefractionSphere -0.5
    => bitoric.power: sphereFlat -3.5, sphereSteep -5.5
  # Formulas: the power along a meridian
  -0.25 along 180 and -0.25 - 0.75 = -1.00 along 90: -3.25 and -6.00
    | gp-bitoric, clinical.flatMeridian 180 | overRefractionSphere -0.25, overRefractionCylinder
      -0.75, overRefractionAxis 180 => bitoric.power: sphereFlat -3.25, sphereSteep -6
  # Formulas: the power along a meridian
  -1.00 along 180 and -0.25 along 90: -4.00 and -5.25
    | gp-bitoric, clinical.flatMeridian 180 | overRefractionSphere -0.25, overRefractionCylinder
      -0.75, overRefractionAxis 90 => bitoric.power: sphereFlat -4, sphereSteep -5.25
  # No source speaks of an over-refraction between the meridians
  45 is 45 from both: a consultant
    | gp-bitoric, clinical.flatMeridian 180 | overRefractionSphere 0, overRefractionCylinder -1,
      overRefractionAxis 45 => consult.outsideSources
  # Formulas: the power along a meridian
  Where the flat meridian lies is not known
    | gp-bitoric | overRefractionSphere 0, overRefractionCylinder -1, overRefractionAxis 180
    => missing clinical.flatMeridian
  `),
  // Worn: 8.30 mm, return zone 550 µm, landing angle -33°, 10.5 mm.
  'ortho-k': workedCases(`
  # CRT: superior decentration, more sag: return zone +25 µm, landing angle 1° more, larger
  550 + 25 = 575; 33 + 1 = 34, written -34; 10.5 + 0.5 = 11.0 | ortho-k | position superior
    => orthoK.deeper.returnZone: returnZoneDepth 575; orthoK.deeper.landingAngle: landingZoneAngle
      -34; orthoK.deeper.diameter: diameter 11
  # CRT: lateral decentration, more sag
  As above | ortho-k | position nasal
    => orthoK.deeper.returnZone: returnZoneDepth 575; orthoK.deeper.landingAngle: landingZoneAngle
      -34; orthoK.deeper.diameter: diameter 11
  # CRT: inferior decentration, less sag
  550 - 25 = 525; 33 - 1 = 32, written -32 | ortho-k | position inferior
    => orthoK.shallower.returnZone: returnZoneDepth 525; orthoK.shallower.landingAngle:
      landingZoneAngle -32
  # CRT: 0.10 mm of base curve for each 0.50 D, over-refraction plano
  -0.50: flatter, 8.30 + 0.10 = 8.40 | ortho-k | overRefractionSphere -0.5
    => orthoK.power.baseCurve: baseCurve 8.4
  # CRT: 0.10 mm of base curve for each 0.50 D
  -0.25 is half of a step: a change would leave as much | ortho-k | overRefractionSphere -0.25 =>
  # CRT: a more negative landing angle has less edge lift
  -33 to -34 | ortho-k | landing.all lift => orthoK.deeper.landingAngle: landingZoneAngle -34
  # CRT: a less negative landing angle has more edge lift
  -33 to -32 | ortho-k | landing.all impingement
    => orthoK.shallower.landingAngle: landingZoneAngle -32
  # Catalogue: landing angles end at -40
  The angle is at its end; return zone and diameter stay
    | ortho-k, landingZoneAngle -40 | position temporal
    => orthoK.deeper.returnZone: returnZoneDepth 575; orthoK.deeper.diameter: diameter 11; unmade
      orthoK.deeper.landingAngle anotherLens
  # No source speaks of an edge that differs by quadrant, of bubbles, or of a cylinder
  A consultant is asked of each
    | ortho-k | landing.nasal lift, bubbles central, overRefractionSphere 0, overRefractionCylinder
      -1, overRefractionAxis 180
    => consult.outsideSources; consult.outsideSources; consult.outsideSources
  `),
};
