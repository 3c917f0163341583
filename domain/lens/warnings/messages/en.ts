/** What a fitter reads; the words in braces are filled in. The keys are the codes of the warnings. */
export const en = {
  cylinderWithoutAxis: 'Cylinder {cylinderPower} has no axis',
  axisWithoutCylinder: 'Axis {axis} has no cylinder',
  axisOutside: '{valueDegrees} is not an axis: whole degrees from 1 to 180. Nearest: {nearestAxis}',
  plusCylinder:
    'Plus cylinder: {spherePower} {cylinderPower} × {axis} is {minusSpherePower} {minusCylinderPower} × {minusAxis} with a minus cylinder',
  sphereUnusual: 'Sphere {valuePower} is unusual: check for a typing error',
  cylinderUnusual: 'Cylinder {valuePower} is unusual: check for a typing error',
  keratometryUnusual: 'K of {valueDioptres} is unusual: check for a typing error',
  keratometrySwapped:
    'Flat K and steep K look swapped: the sums take flat {flatDioptres} and steep {steepDioptres}',
  radiusUnusual: 'Radius of {valueMm} is unusual: check for a typing error',
  vertexMissing:
    'The refraction reaches {valueDioptres} and has no vertex distance. Give 0 when it is already at the cornea',
  sphereOnToricCornea: 'Corneal cylinder {valueDioptres}: consider a bitoric lens',
  residualModerate: 'About {valueDioptres} of cylinder would remain: consider a toric lens',
  residualHigh: 'About {valueDioptres} of cylinder would remain: a toric lens is advised',
  axesDiffer: 'The axes of cornea and refraction are {valueDegrees} apart',
  bitoricNotNeeded: 'Corneal cylinder {valueDioptres}: a bitoric lens may not be needed',
  frontToricCornea: 'Corneal cylinder {valueDioptres}: a front toric lens may not sit well',
  frontToricResidual:
    'Only about {valueDioptres} of cylinder would remain: a front toric lens may not be needed',
  frontToricPrism: 'A front toric lens without prism may turn',
  prismLowDk: 'Prism makes the lens thick, and the material has a Dk of {dk} only',
  baseCurveFarFromK:
    'Base curve {curveDioptres} is more than usual away from the flat K of {flatDioptres}',
  cornealDiameter:
    'Diameter {diameterMm} is unusual for an HVID of {hvidMm}: {leastMm} to {mostMm} is expected',
  keratoconusInNormalDesign:
    'For an irregular cornea consider a keratoconus, scleral or hybrid lens',
  prismOnToricLanding: 'A toric landing steadies the lens: prism or truncation may not be needed',
  scleralDiameter:
    'Diameter {diameterMm} is unusual for an HVID of {hvidMm}: {leastMm} to {mostMm} is expected',
  flexureFirst:
    'Over-refraction cylinder {valueDioptres}: look for flexure before ordering a toric power',
  vaultLow: 'Central vault {vaultUm} is low: at least {limitUm} is expected after settling',
  vaultHigh: 'Central vault {vaultUm} is high: at most {limitUm} is expected after settling',
  findingWithoutChange: 'Touch or blanching was seen, but no change is asked for',
  changeWithoutAmount: 'The change has no amount: say by how much',
  doubleCorrection:
    'Sagittal depth and base curve both change the vault the same way: check for a double correction',
  fenestrationDryEye:
    'Fenestration with plasma or for a dry eye: the reservoir may not hold its fluid',
  scleralThickness: 'Centre thickness {valueMm} is unusual: {leastMm} to {mostMm} is expected',
  softDiameter:
    'Diameter {diameterMm} is unusual for an HVID of {hvidMm}: {leastMm} to {mostMm} is expected',
  softCurveSteep: 'Base curve {curveMm} is steeper than the flat K of {flatMm}',
  softCurveFlat: 'Base curve {curveMm} is much flatter than the flat K of {flatMm}',
  softCylinderLow: 'Cylinder {cylinderPower} is low: a spherical lens may do',
  softPowerHigh: 'Sphere {spherePower} is beyond stock lenses: this one is made to order',
  orthoKSphere: 'Sphere {spherePower} is beyond the range of ortho-k, which ends at {limitPower}',
  orthoKCylinder:
    'Cylinder {cylinderPower} is beyond the range of ortho-k, which ends at {limitDioptres}',
  orthoKFlatK:
    'Flat K {flatDioptres} is outside {leastDioptres} to {mostDioptres}: success is less certain',
  orthoKCornealCylinder:
    'Corneal cylinder {valueDioptres} is above {limitDioptres}: success is less certain',
  prismOnMultifocal: 'This multifocal needs no prism or truncation',
  addHigh: 'Add {addPower} is above {limitPower}: check for a typing error',
  lidPupilMissing: 'Lid position and pupil help to place the near zone: give them if you can',
  truncationWithoutPrism: 'A truncation without prism does not keep the lens upright',
  warrantyEnded: 'The warranty ended on {date}: place a new order',
  exchangesUsedUp: 'Every exchange of the warranty is used ({count}): place a new order',
  notWarranted: 'This lens has no warranty: place a new order',
  eyeNotInEarlierOrder: 'The earlier order has no lens for this eye',
  earlierOrderMissing: 'Name the earlier order that the lens comes from',
  returnReasonMissing: 'Say why the lens comes back',
  spareEnded: 'The spare price is no longer offered: the full price applies',
  notLent: 'This lens is not lent for diagnosis',
  eyesLookAlike:
    'Right and left have the same color, and a dot on both or on neither: they cannot be told apart',
  eyesIdentical: 'Right and left are identical: check whether one was copied',
  prescriptionUndated: 'The lenses go to the patient: say until when the prescription is valid',
  prescriptionExpired: 'The prescription expired on {date}',
  empiricalData: 'Without a trial lens the laboratory needs {missingTerms}',
  patientReferenceMissing: 'A patient reference is required',
  creditHold: 'The account is on credit hold: call billing',
  powerFarFromExpected: 'Power {ordered} is ordered, but {expected} follows from what was measured',
  powerSignTurned:
    'Power {ordered} is ordered, but {expected} follows from what was measured: check the sign',
  axisFarFromExpected:
    'Axis {orderedAxis} is ordered, but {expectedAxis} follows from what was measured: about {leftDioptres} of cylinder would remain',
  bitoricExchanged:
    'The two powers look exchanged: {flatPower} flat and {steepPower} steep are ordered, {expectedFlatPower} and {expectedSteepPower} follow from what was measured',
  softSphereOnCylinder:
    'Sphere {spherePower} is ordered without a cylinder, but the refraction has {cylinderPower}: consider a toric lens',
} as const;

/** The same where more is known: a vault after minutes of wear, and swapped K with the meridian of one of them. */
export const enFuller = {
  vaultLow:
    'Central vault {vaultUm} after {minutes} min will settle to about {settledUm}, which is low: at least {limitUm} is expected',
  vaultHigh:
    'Central vault {vaultUm} after {minutes} min will settle to about {settledUm}, which is high: at most {limitUm} is expected',
  keratometrySwapped:
    'Flat K and steep K look swapped: the sums take flat {flatDioptres} and steep {steepDioptres}. Check the flat meridian {meridianAxis} too: the sums leave it out until K is corrected',
} as const;

export type WarningCode = keyof typeof en;

/** Names of fields that a warning speaks of. */
export const enTerms = {
  hvid: 'HVID',
  flatK: 'K readings',
  refractionSphere: 'refraction',
} as const;

export type WarningTerm = keyof typeof enTerms;
