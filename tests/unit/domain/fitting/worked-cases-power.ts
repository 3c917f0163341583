import { workedCases } from './worked-case.ts';

/** Over-refraction, flexure and rotation. */
export const POWER_CASES = {
  // The scleral is worn with -2.00 D.
  'power and rotation': workedCases(`
  # No lens stands so far from the eye that +20.00 D is infinite there
  1 / 0.05 m = 20 D: nothing is known | gp-sphere, clinical.vertexDistance 50 | overRefractionSphere 20 =>
  # Europa: final power is the lens and the over-refraction
  -2.00 - 0.50 = -2.50 | ampleye-scleral | overRefractionSphere -0.5 => power.sphere: sphere -2.5
  # Europa: taken to the cornea from 4.00 D on, at 12 mm
  -4.50 / (1 + 0.012 × 4.50) = -4.27; -2.00 - 4.27 = -6.27, nearest -6.25
    | ampleye-scleral | overRefractionSphere -4.5 => power.sphere: sphere -6.25
  # Europa: taken to the cornea from 4.00 D on
  -3.75 stays: -2.00 - 3.75 = -5.75 | ampleye-scleral | overRefractionSphere -3.75
    => power.sphere: sphere -5.75
  # Formulas: the spherical equivalent of a cylinder that is not corrected
  0 - 0.50/2 = -0.25: -2.25
    | ampleye-scleral | overRefractionSphere 0, overRefractionCylinder -0.5, overRefractionAxis 180
    => power.sphere: sphere -2.25
  # Formulas: transposition
  -0.50 +0.50 x 90 is 0 -0.50 x 180: equivalent -0.25, so -2.25
    | ampleye-scleral | overRefractionSphere -0.5, overRefractionCylinder 0.5, overRefractionAxis 90
    => power.sphere: sphere -2.25
  # Atlantis and Europa: a cylinder needs over-keratometry first
  Not measured: nothing is changed
    | ampleye-scleral | overRefractionSphere 0, overRefractionCylinder -1, overRefractionAxis 90
    => missing overKCylinder
  # Atlantis: flexure, 0.10 mm thicker; Europa: 0.10 to 0.20 mm
  0.30 + 0.10 = 0.40; 0.30 + 0.20 = 0.50
    | ampleye-scleral, centreThickness 0.3 | overRefractionSphere 0, overRefractionCylinder -1,
      overRefractionAxis 90, overKCylinder -0.75
    => scleral.flexure.thickness1: centreThickness 0.4; scleral.flexure.thickness2: centreThickness
      0.5; advice.flexureOther; conflict.flexure
  # Atlantis and Europa: over-keratometry alone shows that the lens flexes
  0.20 + 0.10 = 0.30; 0.20 + 0.20 = 0.40 | ampleye-scleral, centreThickness 0.2 | overKCylinder 0.75
    => scleral.flexure.thickness1: centreThickness 0.3; scleral.flexure.thickness2: centreThickness
      0.4; advice.flexureOther; conflict.flexure
  # Catalogue: the laboratory chooses a thickness that is not given
  Without the worn thickness there is no next one
    | ampleye-scleral | overRefractionSphere 0, overRefractionCylinder -1, overRefractionAxis 90,
      overKCylinder 0.5
    => unmade scleral.flexure.thickness1 notGiven; consult.unmakeable; advice.flexureOther;
      conflict.flexure
  # Europa: residual cylinder without flexure, front toric or spectacles over the lens
  -2.00 and +0.50 -1.25 x 90: -1.50 -1.25 x 90
    | ampleye-scleral | overRefractionSphere 0.5, overRefractionCylinder -1.25, overRefractionAxis
      90, overKCylinder 0.25
    => power.toric: cylinder -1.25, sphere -1.5, axis 90; advice.spectaclesOver
  # Catalogue: the sphere ends at -20.00
  -19.75 - 1.00 = -20.75, but -20.00 is the last
    | ampleye-scleral, sphere -19.75 | overRefractionSphere -1 => power.sphere: sphere -20
  # Torics Decoded: turned to the examiner’s left, add; clinic’s tool: check the toric landing
  10 + 15 = 25
    | ampleye-scleral, landing toric, scleralFlat standard, scleralSteep standard, landingMeridian
      180, cylinder -2, axis 10 | rotation.degrees 15, rotation.direction left, rotation.stability
      stable => rotation.axis: axis 25; advice.checkHaptic
  # Clinic’s tool: a lens that rotates, check the toric landing
  Without a cylinder no axis changes
    | ampleye-scleral | rotation.degrees 15, rotation.direction right, rotation.stability stable
    => advice.checkHaptic
  # Formulas: cylinders at the same axis add
  -1.50 x 90 and -0.50 x 90: -2.00 x 90
    | gp-front-toric | overRefractionSphere 0, overRefractionCylinder -0.5, overRefractionAxis 90
    => power.toric: cylinder -2
  # Torics Decoded and formulas: the over-refraction meets the rotated cylinder
  Ordered 90, turned 10 to the left it stands at 80. -0.50 more sphere leaves the cylinder at 80,
    ordered 90 again: only the sphere changes, to -3.50
    | gp-front-toric | overRefractionSphere -0.5, rotation.degrees 10, rotation.direction left,
      rotation.stability stable => power.toric: sphere -3.5
  # Over-refraction at another axis: -3.00 and -0.50 -1.25 x 90 is -3.50 -1.25 x 90
  The lens has no cylinder yet
    | custom-soft-multifocal | overRefractionSphere -0.5, overRefractionCylinder -1.25,
      overRefractionAxis 90 => power.toric: cylinder -1.25, sphere -3.5, axis 90
  # No source turns a first cylinder by how the lens without one turned
  As before | custom-soft-multifocal | overRefractionSphere -0.5, overRefractionCylinder -1.25,
      overRefractionAxis 90, rotation.degrees 20, rotation.direction left, rotation.stability stable
    => power.toric: cylinder -1.25, sphere -3.5, axis 90
  # Over-refraction at another axis: -4.00 -1.75 x 180 and +0.25 -0.75 x 20 is -3.81 -2.37 x 6
  Nearest quarters: -3.75 and -2.25 (2.374 is nearer to 2.25 than to 2.50), axis 6
    | custom-soft-toric, sphere -4, cylinder -1.75, axis 180 | overRefractionSphere 0.25,
      overRefractionCylinder -0.75, overRefractionAxis 20
    => power.toric: cylinder -2.25, sphere -3.75, axis 6
  # Formulas: crossed cylinders that cancel
  -1.25 x 90 and 0 -1.25 x 180 make a sphere of -1.25: -3.00 - 1.25 = -4.25 without a cylinder
    | custom-soft-multifocal, cylinder -1.25, axis 90 | overRefractionSphere 0,
      overRefractionCylinder -1.25, overRefractionAxis 180
    => power.toric: cylinder 0, sphere -4.25, axis null
  # An axis goes round: its range does not end at 1
  -1.25 x 180 and 0 -0.25 x 2 is -1.50 x 0.33, which is nearest to 180
    | custom-soft-toric | overRefractionSphere 0, overRefractionCylinder -0.25, overRefractionAxis 2
    => power.toric: cylinder -1.5
  # Catalogue: a custom soft toric has at least -0.50
  -1.25 x 180 and 0 -1.25 x 90 make a sphere, which this lens is not: -0.50 is the weakest
    | custom-soft-toric | overRefractionSphere 0, overRefractionCylinder -1.25, overRefractionAxis
      90 => power.toric: cylinder -0.5, sphere -4.25
  `),
  // Worn: 8.60 mm, 14.5 mm, -3.00 -1.25 x 180.
  'soft toric': workedCases(`
  # Intelliwave: up to 5° off, change the axis; Torics Decoded: right, subtract
  180 - 5 = 175; the nose is to the examiner’s right of a right eye
    | custom-soft-toric | rotation.degrees 5, rotation.direction nasal, rotation.stability stable
    => rotation.axis: axis 175
  # Torics Decoded: left, add
  180 + 5 = 5; the nose is to the examiner’s left of a left eye
    | custom-soft-toric, eye left | rotation.degrees 5, rotation.direction nasal, rotation.stability
      stable => rotation.axis: axis 5
  # Torics Decoded: right, subtract
  180 - 4 = 176; temporal of a left eye is to the examiner’s right
    | custom-soft-toric, eye left | rotation.degrees 4, rotation.direction temporal,
      rotation.stability stable => rotation.axis: axis 176
  # Intelliwave: more than 5° off, a larger diameter; others turn the axis
  14.5 + 0.5 = 15.0; 180 + 10 = 10
    | custom-soft-toric | rotation.degrees 10, rotation.direction left, rotation.stability stable
    => soft.rotation.diameter: diameter 15; rotation.axis: axis 10; consult.makerAsks;
      conflict.rotationFar
  # Intelliwave: a larger diameter; performance standards: more than 10° is poor
  14.5 + 0.5 = 15.0; 180 - 11 = 169
    | custom-soft-toric | rotation.degrees 11, rotation.direction right, rotation.stability stable
    => soft.rotation.diameter: diameter 15; rotation.axis: axis 169; consult.makerAsks;
      consult.rotationPoor; conflict.rotationFar
  # An axis compensates a stable rotation only
  A consultant is asked
    | custom-soft-toric | rotation.degrees 5, rotation.direction left, rotation.stability unstable
    => consult.unstable
  # Intelliwave: 0.5 to 1.0 mm of movement, and symptoms to the maker; the change is assumed
  0.2 is too little: 8.60 + 0.20 = 8.80 | custom-soft-toric | movementMm 0.2
    => soft.tight.baseCurve: baseCurve 8.8; consult.makerAsks
  # Intelliwave: 0.5 to 1.0 mm of movement; KeraSoft: up to 2.0 mm
  1.5 is too much for the first: 8.60 - 0.20 = 8.40 | custom-soft-toric | movementMm 1.5
    => soft.loose.baseCurve: baseCurve 8.4; consult.makerAsks; conflict.softMovement
  # Intelliwave: 0.5 to 1.0 mm of movement
  0.7 is right | custom-soft-toric | movementMm 0.7, movement excessive =>
  # No source speaks of a vault under a soft lens
  A consultant is asked | custom-soft-toric | centralVault 100 => consult.outsideSources
  `),
  // No guide to these on the eye was at hand: the power follows, the rest is asked.
  'power only': workedCases(`
  # Formulas: lens and over-refraction add
  -8.00 - 1.00 = -9.00; the position is for a consultant
    | keratoconus-gp | overRefractionSphere -1, position inferior
    => power.sphere: sphere -9; consult.outsideSources
  # No source says what a hybrid that flexes needs
  A consultant is asked, and no power is changed before
    | hybrid | overRefractionSphere 0, overRefractionCylinder -1, overRefractionAxis 90,
      overKCylinder 1 => consult.outsideSources
  `),
};
