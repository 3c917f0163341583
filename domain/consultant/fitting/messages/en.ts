/** What the fitting core says. Values replace the names in braces; the ending of a name says its unit. */
export const en = {
  'finding.vaultLow': 'Central vault too low',
  'finding.vaultHigh': 'Central vault too high',
  'finding.centralBubble': 'Bubble in the center',
  'finding.limbalTouch': 'Limbal touch',
  'finding.limbalExcess': 'Limbal clearance too high',
  'finding.landingTight': 'Landing too tight',
  'finding.landingLift': 'Landing stands off',
  'finding.landingMixed': 'Landing tight in places and standing off in others',
  'finding.sealOff': 'Lens seals off',
  'finding.edgeBubbles': 'Bubbles at the edge',
  'finding.decentered': 'Lens off center',
  'finding.mobile': 'Lens moves too much',
  'finding.stuck': 'Lens adheres',
  'finding.restricted': 'Lens moves too little',
  'finding.ridesHigh': 'Lens rides high',
  'finding.lowMoving': 'Lens sits low and moves',
  'finding.lowStuck': 'Lens sits low and does not move',
  'finding.fogging': 'Midday fogging',
  'finding.rotation': 'Lens is rotated',
  'finding.rotationFar': 'Lens is rotated far',
  'finding.unstable': 'Rotation is not stable',
  'finding.flexure': 'Lens flexes',
  'finding.power': 'Power is off',
  'finding.residualCylinder': 'Residual cylinder',
  'finding.obliqueOver': 'Over-refraction oblique to both meridians',
  'finding.vault': 'Central vault',
  'finding.limbus': 'Limbus',
  'finding.landing': 'Landing',
  'finding.bubbles': 'Bubbles',
  'finding.movement': 'Movement',

  'reason.vaultLow':
    'Vault {vaultUm} after {minutes} min settles to about {settledUm} ({settledLeastUm} to {settledMostUm}); {leastUm} to {mostUm} is wanted. This aims at the middle, {aimUm}',
  'reason.vaultHigh':
    'Vault {vaultUm} after {minutes} min settles to about {settledUm} ({settledLeastUm} to {settledMostUm}); {leastUm} to {mostUm} is wanted. Less depth, a flatter base curve or a smaller lens lowers it',
  'reason.centralBubble': 'A bubble in the center shows too much vault: flatter',
  'reason.limbalTouch':
    'The limbus touches: a steeper limbal zone, one step of {stepUm}, clears it',
  'reason.limbalExcess':
    'The limbus has too much clearance: a flatter limbal zone, one step of {stepUm}, lowers it',
  'reason.limbalTouchMeasured': 'Limbal clearance is {clearanceUm}; about {aimUm} is wanted',
  'reason.limbalExcessMeasured': 'Limbal clearance is {clearanceUm}; about {aimUm} is wanted',
  'reason.landingTight': 'Too tight: {tight}. A flatter landing, {stepUm} a step, relieves it',
  'reason.landingLift': 'Stands off: {lift}. A steeper landing, {stepUm} a step, lowers the edge',
  'reason.landingMixed':
    'Too tight: {tight}; stands off: {lift}. Flatter where it is tight and steeper where it stands off, {stepUm} a step',
  'reason.sealOff': 'No dye enters under the lens: a flatter landing, {stepUm} a step, opens it',
  'reason.edgeBubbles': 'Bubbles enter at the edge: a steeper landing, {stepUm} a step, closes it',
  'reason.decentered': 'The lens sits toward: {position}. Steeper, then larger, centers it',
  'reason.stuck': 'The lens adheres: a flatter landing, {stepUm} a step, frees it',
  'reason.foggingSag':
    'Fogging after {minutes} min: the settled vault of {settledUm} may be as low as {leastUm}',
  'reason.foggingLimbus':
    'Fogging after {minutes} min: a limbal clearance of about {aimUm} is wanted',
  'reason.flexure':
    'Over-keratometry shows {cylinderDioptres} of cylinder, so the lens flexes: {thickerMm} thicker',
  'reason.power': 'Over-refraction {over} on {worn}: {needed}',
  'reason.powerRotated':
    'Over-refraction {over} on {worn}, as the rotated lens stands: {needed} on the eye, ordered with the rotation compensated',
  'reason.rotation':
    'The bottom of the lens is turned {workedDegrees} to the examiner’s {turnedTo}: left is added to the axis, right subtracted',
  'reason.rotationFar':
    'The lens is turned {workedDegrees}, more than {limitDegrees}: a larger lens before another axis',
  'reason.bitoricPower':
    'Over-refraction {over}, along each meridian: {flatPower} in the flat and {steepPower} in the steep one',
  'reason.orthoKHigh': 'The lens sits toward: {position}. More sag centers it',
  'reason.orthoKLow': 'The lens sits toward: {position}. Less sag centers it',
  'reason.orthoKLift': 'The edge stands off all round: a steeper landing angle lifts it less',
  'reason.orthoKTight': 'The edge is tight all round: a flatter landing angle lifts it more',
  'reason.orthoKPower':
    'Over-refraction {over} should be plano: {stepMm} of base curve for each {stepDioptres}, flatter for minus',
  'reason.peripheralBubbles': 'Bubbles under the edge: less edge lift, or a larger lens',
  'reason.high': 'The lens rides high: steeper, or smaller',
  'reason.lowMoving': 'The lens sits low and moves: steeper, or larger',
  'reason.lowStuck': 'The lens sits low and does not move: flatter, or smaller',
  'reason.mobile': 'The lens moves too much: steeper, or larger',
  'reason.restricted': 'The lens moves too little: flatter, or smaller',
  'reason.softTight': 'Movement of {leastMm} to {mostMm} is wanted and it is less: flatter',
  'reason.softLoose': 'Movement of {leastMm} to {mostMm} is wanted and it is more: steeper',

  'advice.tooEarly': 'After {minutes} min it is too early: judge a lens from {waitMinutes} min on',
  'advice.settlingDecides':
    'How far it settles decides: between {settledLeastUm} and {settledMostUm}. Look again after 4 hours',
  'advice.refill':
    'First refill the lens to the brim and insert it face down; small still bubbles off the pupil are acceptable',
  'advice.limbalMovesOthers':
    'A change of the limbal zone can move the height of the central and peripheral zones, too: check the vault again',
  'advice.blanchingTolerated': 'Short blanching that comes and goes is usually tolerated',
  'advice.checkSag': 'Check that the depth is not too low before the landing is changed twice',
  'advice.toricLanding':
    'When it stays off center, a toric or quadrant landing may be needed: look at the quadrants',
  'advice.fenestration': 'When removal stays hard, some designs offer a fenestration',
  'advice.checkHaptic': 'Check the toric landing and where its marks are',
  'advice.treatLids': 'Treat lids and dry eye',
  'advice.thickerFluid': 'Fill with a thicker fluid without preservatives',
  'advice.refillMidday': 'Remove and refill the lens at midday',
  'advice.flexureOther': 'Flatter curves or a toric landing also reduce flexure',
  'advice.frontToric':
    'A cylinder of {cylinderDioptres} or more, which this lens cannot correct, takes a front toric lens',
  'advice.toricLens':
    'A cylinder of {cylinderDioptres} or more, which this lens cannot correct, takes a toric lens',
  'advice.spectaclesOver': 'Or correct the rest with spectacles over the lens',

  'conflict.vaultHigh':
    'Sources disagree: the clinic’s tool lowers the depth, another maker’s guide flattens the base curve or takes one flat scleral zone. The depth is followed, as this lens is ordered by it',
  'conflict.settling':
    'Sources disagree on settling: 50 to 150 µm in one guide, {studyUm} in a study, about {hourUm} after an hour in another guide',
  'conflict.vaultTarget':
    'Sources disagree on the vault: {leastUm} to {mostUm} is used here; others want from 40 to 400 µm',
  'conflict.impingement':
    'Sources disagree on impingement: makers’ guides flatten the landing, one open tool steepens it. The guides are followed',
  'conflict.blanching':
    'Sources disagree on blanching: near the limbus one guide steepens the landing, another flattens it wherever it blanches',
  'conflict.limbalAim':
    'Sources disagree on the limbus: {foggingUm} is wanted against fogging, about {aimUm} otherwise',
  'conflict.flexure':
    'Sources differ on thickness: 0.10 mm in one guide, 0.10 to 0.20 mm in another',
  'conflict.rotationFar':
    'Sources disagree on rotation beyond {limitDegrees}: the maker’s brochure makes the lens larger, others turn the axis by any stable rotation or accept up to {poorDegrees}',
  'conflict.softMovement':
    'Sources disagree on movement: up to {mostMm} in the maker’s brochure, up to {acceptedMm} for another soft lens of the maker',

  'consult.several':
    '{count} findings ask for changes: make one and look again, or let a consultant combine them',
  'consult.combinedBySource':
    'The source makes these changes together: a consultant decides on combined changes',
  'consult.unmakeable': '{finding}: this lens is not made with what the sources propose',
  'consult.contradiction': '{finding}: the change goes against the one of another finding',
  'consult.outsideSources': '{finding}: the sources at hand do not say what to change on this lens',
  'consult.unstable': 'A lens that does not stand still is compensated by no axis',
  'consult.rotationPoor': 'A rotation beyond {poorDegrees} is poor: the fit itself is in question',
  'consult.makerAsks':
    'The maker asks for symptoms and refraction of its soft lenses, and changes the fit itself',
  'consult.meridianUnknown':
    'The laboratory chose the meridian of the toric landing: it knows which one to change',
  'consult.meridianOblique':
    'The toric landing lies oblique to the quadrants: a consultant says which meridian to change',

  'unmade.noParameter': 'This lens cannot be changed so: another lens',
  'unmade.notGiven':
    '{label}: the worn value is unknown, or the laboratory chose it. Ask the consultant',
  'unmade.anotherLens': '{label}: {wanted} is not made here. Nearest: {nearest}. Another lens',
  'unmade.anotherLensAlone': '{label}: {wanted} is not made here. Another lens',
  'unmade.anotherLensBeyond': '{label}: nothing beyond {nearest} is made here. Another lens',
  'unmade.tooCoarse':
    '{label}: the smallest step would overshoot. Nearest: {nearest}. Another lens',

  'change.field': '{label}: {from} → {to}',
  'change.amount': '{label}: {from} → {to} ({amount})',
  'change.ends': '{label}: no longer given',
  'change.nothing': 'none',
  'change.limited': '{label}: {wanted} was wanted; {nearest} is the nearest that is made',
  'change.steps': '{steps} steps',

  'missing.field': '{label} is needed to say more',

  'standing.maker': 'Maker',
  'standing.secondHand': 'Second-hand',
  'standing.assumption': 'Assumption',
  'standing.otherLens': 'From a guide to another lens',

  'term.nasal': 'nasal',
  'term.temporal': 'temporal',
  'term.superior': 'superior',
  'term.inferior': 'inferior',
  'term.left': 'left',
  'term.right': 'right',
};

export type FittingTextKey = keyof typeof en;
export type FittingTexts = Readonly<Record<FittingTextKey, string>>;
