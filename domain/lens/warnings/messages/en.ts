/** The texts for the fitter, by warning code. Values replace the names in braces. */
export const en = {
  cylinderWithoutAxis: 'Cylinder {cylinderPower} has no axis',
  axisWithoutCylinder: 'Axis {axis} has no cylinder',
  axisOutside:
    'Axis {valueDegrees} is not valid: use whole degrees from 1 to 180. Nearest: {nearestAxis}',
  plusCylinder:
    'Plus cylinder: {spherePower} {cylinderPower} × {axis} is {minusSpherePower} {minusCylinderPower} × {minusAxis} in minus cylinder',
  sphereUnusual: 'Sphere {valuePower} is unusual: check for a typing error',
  cylinderUnusual: 'Cylinder {valuePower} is unusual: check for a typing error',
  keratometryUnusual: 'K of {valueDioptres} is unusual: check for a typing error',
  keratometrySwapped:
    'Flat K and steep K look swapped: calculations use flat {flatDioptres} and steep {steepDioptres}',
  radiusUnusual: 'Radius of {valueMm} is unusual: check for a typing error',
  vertexMissing:
    'The refraction reaches {valueDioptres} and has no vertex distance. Enter 0 if it is already at the cornea',
  sphereOnToricCornea: 'Corneal cylinder {valueDioptres}: consider a bitoric lens',
  residualModerate: 'About {valueDioptres} of cylinder would remain: consider a toric lens',
  residualHigh: 'About {valueDioptres} of cylinder would remain: a toric lens is advised',
  axesDiffer: 'The corneal and refractive axes are {valueDegrees} apart',
  bitoricNotNeeded: 'Corneal cylinder {valueDioptres}: a bitoric lens may not be needed',
  frontToricCornea: 'Corneal cylinder {valueDioptres}: a front toric lens may not fit well',
  frontToricResidual:
    'Only about {valueDioptres} of cylinder would remain: a front toric lens may not be needed',
  frontToricPrism: 'A front toric lens without prism may rotate',
  prismLowDk: "Prism adds thickness, and this material's Dk is only {dk}",
  baseCurveFarFromK:
    'Base curve {curveDioptres} is farther than usual from the flat K of {flatDioptres}',
  cornealDiameter:
    'Diameter {diameterMm} is unusual for an HVID of {hvidMm}: {leastMm} to {mostMm} is expected',
  keratoconusInNormalDesign:
    'For an irregular cornea consider a keratoconus, scleral or hybrid lens',
  prismOnToricLanding: 'A toric landing stabilizes the lens: prism or truncation may not be needed',
  scleralDiameter:
    'Diameter {diameterMm} is unusual for an HVID of {hvidMm}: {leastMm} to {mostMm} is expected',
  flexureFirst:
    'Over-refraction cylinder {valueDioptres}: rule out flexure before ordering a toric power',
  vaultLow: 'Central vault {vaultUm} is low: at least {limitUm} is expected after settling',
  vaultHigh: 'Central vault {vaultUm} is high: at most {limitUm} is expected after settling',
  findingWithoutChange: 'Touch or blanching noted, but no change requested',
  changeWithoutAmount: 'The requested change has no amount: say by how much',
  doubleCorrection:
    'Sagittal depth and base curve both change the vault in the same direction: check for a double correction',
  fenestrationDryEye: 'Fenestration with plasma or for a dry eye: the fluid reservoir may not hold',
  scleralThickness: 'Center thickness {valueMm} is unusual: {leastMm} to {mostMm} is expected',
  softDiameter:
    'Diameter {diameterMm} is unusual for an HVID of {hvidMm}: {leastMm} to {mostMm} is expected',
  softCurveSteep: 'Base curve {curveMm} is steeper than the flat K of {flatMm}',
  softCurveFlat: 'Base curve {curveMm} is much flatter than the flat K of {flatMm}',
  softCylinderLow: 'Cylinder {cylinderPower} is low: consider a spherical lens',
  softPowerHigh: 'Sphere {spherePower} is beyond stock lenses: this one is made to order',
  orthoKSphere: 'Sphere {spherePower} is beyond the ortho-k range: the limit is {limitPower}',
  orthoKCylinder:
    'Cylinder {cylinderPower} is beyond the ortho-k range: the limit is {limitDioptres}',
  orthoKFlatK:
    'Flat K {flatDioptres} is outside {leastDioptres} to {mostDioptres}: success is less certain',
  orthoKCornealCylinder:
    'Corneal cylinder {valueDioptres} is above {limitDioptres}: success is less certain',
  prismOnMultifocal: 'This multifocal needs no prism or truncation',
  addHigh: 'Add {addPower} is above {limitPower}: check for a typing error',
  lidPupilMissing: 'Lower lid position and pupil help place the near zone: enter them if you can',
  truncationWithoutPrism: 'Truncation without prism does not keep the lens upright',
  warrantyEnded: 'The warranty ended on {date}: place a new order',
  exchangesUsedUp: 'All warranty exchanges have been used ({count}): place a new order',
  notWarranted: 'This lens has no warranty: place a new order',
  eyeNotInEarlierOrder: 'The original order has no lens for this eye',
  earlierOrderMissing: 'Select the original order',
  returnReasonMissing: 'Select a return reason',
  spareEnded: 'The spare price is no longer offered: the full price applies',
  notLent: 'No diagnostic lens is available for this design',
  eyesLookAlike:
    'Right and left have the same color, and both or neither have a dot: they cannot be told apart',
  eyesIdentical: 'Right and left are identical: check whether one was copied',
  prescriptionUndated: 'Shipping to the patient: enter the prescription expiration date',
  prescriptionExpired: 'The prescription expired on {date}',
  empiricalData: 'Without a trial lens, the lab needs {missingTerms}',
  patientReferenceMissing: 'A patient reference is required',
  creditHold: 'The account is on credit hold: call billing',
  powerFarFromExpected: 'Power {ordered} is ordered, but the measurements suggest {expected}',
  powerSignTurned:
    'Power {ordered} is ordered, but the measurements suggest {expected}: check the sign',
  axisFarFromExpected:
    'Axis {orderedAxis} is ordered, but the measurements suggest {expectedAxis}: about {leftDioptres} of cylinder would remain',
  bitoricExchanged:
    'The two powers look swapped: {flatPower} flat and {steepPower} steep are ordered, but the measurements suggest {expectedFlatPower} and {expectedSteepPower}',
  softSphereOnCylinder:
    'Sphere {spherePower} is ordered without a cylinder, but the refraction has {cylinderPower}: consider a toric lens',
} as const;

/** Fuller texts for more data: a vault after minutes of wear, and swapped K with one of the meridians. */
export const enFuller = {
  vaultLow:
    'Central vault {vaultUm} after {minutes} min will settle to about {settledUm}, which is low: at least {limitUm} is expected',
  vaultHigh:
    'Central vault {vaultUm} after {minutes} min will settle to about {settledUm}, which is high: at most {limitUm} is expected',
  keratometrySwapped:
    'Flat K and steep K look swapped: calculations use flat {flatDioptres} and steep {steepDioptres}. Check the flat meridian {meridianAxis} too: calculations leave it out until K is corrected',
} as const;

export type WarningCode = keyof typeof en;

/** The labels of fields in warnings. */
export const enTerms = {
  hvid: 'HVID',
  flatK: 'K readings',
  refractionSphere: 'refraction',
} as const;

export type WarningTerm = keyof typeof enTerms;
