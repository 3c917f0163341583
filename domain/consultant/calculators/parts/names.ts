/** The calculators, in the order of their list; the id is the end of the page's address. */
export const CALCULATOR_IDS = [
  'vertex-distance',
  'transposition',
  'spherical-equivalent',
  'meridian-power',
  'crossed-cylinders',
  'keratometry',
  'corneal-cylinder',
  'residual-astigmatism',
  'tear-lens',
  'lens-power',
  'toric-tear-lens',
  'base-curve-change',
  'over-refraction',
  'back-toric-cylinder',
  'lens-diameter',
  'axis-rotation',
  'rotation-error',
  'sagittal-depth',
  'oxygen',
] as const;
export type CalculatorId = (typeof CALCULATOR_IDS)[number];

/** What a field asks for. Several calculators ask for the same. */
export type FieldName =
  | 'sphere'
  | 'cylinder'
  | 'axis'
  | 'otherSphere'
  | 'otherCylinder'
  | 'otherAxis'
  | 'overSphere'
  | 'overCylinder'
  | 'overAxis'
  | 'distance'
  | 'direction'
  | 'meridian'
  | 'curvature'
  | 'flatK'
  | 'steepK'
  | 'flatMeridian'
  | 'baseCurve'
  | 'newBaseCurve'
  | 'steepBaseCurve'
  | 'power'
  | 'opticZone'
  | 'secondaryWidth'
  | 'peripheralWidth'
  | 'turn'
  | 'degrees'
  | 'shape'
  | 'diameter'
  | 'dk'
  | 'thickness';

export type ChoiceName = 'toCornea' | 'toSpectacles' | 'left' | 'right';

/** What a result is. */
export type ResultName =
  | 'powerAtCornea'
  | 'powerAtSpectacles'
  | 'inQuarters'
  | 'transposed'
  | 'sphericalEquivalent'
  | 'meridianPower'
  | 'sum'
  | 'radius'
  | 'curvature'
  | 'cornealCylinder'
  | 'meanK'
  | 'residual'
  | 'tears'
  | 'lensPower'
  | 'fullPower'
  | 'newPower'
  | 'finalPower'
  | 'inducedCylinder'
  | 'toricity'
  | 'lensDiameter'
  | 'axisToOrder'
  | 'uncorrected'
  | 'depth'
  | 'depthOfSphere'
  | 'transmissibility'
  | 'holdenMertzOpen'
  | 'harvittBonannoOpen'
  | 'holdenMertzClosed'
  | 'harvittBonannoClosed';

/** What a step of the working does. */
export type StepName =
  | 'alongAxis'
  | 'acrossAxis'
  | 'cylinderLeft'
  | 'newSphere'
  | 'newCylinder'
  | 'newAxis'
  | 'halfCylinder'
  | 'angleToAxis'
  | 'alongMeridian'
  | 'vectorsOfFirst'
  | 'vectorsOfSecond'
  | 'vectorsAdded'
  | 'backToCylinder'
  | 'index'
  | 'toRadius'
  | 'toDioptres'
  | 'baseInDioptres'
  | 'newBaseInDioptres'
  | 'kDifference'
  | 'kMean'
  | 'refractionAtCornea'
  | 'corneaTaken'
  | 'tears'
  | 'lensPower'
  | 'cornea'
  | 'tearsOfToric'
  | 'powerOfToric'
  | 'curveChange'
  | 'powerChange'
  | 'overMoved'
  | 'overKept'
  | 'added'
  | 'toricity'
  | 'third'
  | 'half'
  | 'zones'
  | 'lars'
  | 'leftOver'
  | 'shapeFactor'
  | 'halfChord'
  | 'conic'
  | 'parabola'
  | 'oxygen';

/** Where a formula or a figure is from. */
export type SourceId =
  | 'accuLens'
  | 'xCel'
  | 'artOptical'
  | 'eyeDock'
  | 'formulaCards'
  | 'designCards'
  | 'conversionNote'
  | 'thibos'
  | 'gpFitting'
  | 'gpli'
  | 'torics'
  | 'europa'
  | 'geometry'
  | 'optics'
  | 'iso'
  | 'holdenMertz'
  | 'harvittBonanno';
