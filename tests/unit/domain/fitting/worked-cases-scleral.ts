import { workedCases } from './worked-case.ts';

/**
 * Worn unless said otherwise: depth 3800 µm, base curve 7.80 mm, -2.00 D, 16.5 mm, all zones standard. The curve 0.25 D
 * flatter or steeper at the landing is worked in the cases of the limbus.
 */
export const SCLERAL_CASES = {
  'vault, limbus and fit of sclerals': workedCases(`
  # Clinic’s tool: 250 to 400 µm, 130 µm of settling; half of it in 30 minutes. Atlantis: over by
  # more than 100, curve 1.00 D flatter; then a smaller lens
  600 - 130/2 = 535; the middle is 325, so 210 less: 3590, nearest step 3600. 337.5/7.80 = 43.27 -
    1.00 = 42.27 D = 7.985, nearest 8.00 mm, which is 1.08 D flatter: -2.00 + 1.08 = -0.92, nearest
    -1.00 | ampleye-scleral | centralVault 600, minutesOnEye 30
    => scleral.vaultHigh.sag: sag 3600; scleral.vaultHigh.baseCurve: baseCurve 8, sphere -1;
      scleral.vaultHigh.diameter: diameter 16; conflict.settling; conflict.vaultTarget;
      conflict.vaultHigh
  # Clinic’s tool: lowered by the settling of 130 µm. Atlantis: a lens is judged after 15 to 20
  # minutes
  500 - 130 = 370 is within 250 to 400. By 50 to 150 of settling it ends between 350 and 450, so it
    may yet be too high | ampleye-scleral | centralVault 500, minutesOnEye 0
    => advice.tooEarly; advice.settlingDecides; conflict.settling; conflict.vaultTarget
  # Clinic’s tool: 130 µm in 8 hours; below 250 µm the depth is raised
  150 after 8 hours stays 150; 325 - 150 = 175: 3975 lies between two steps, the upper one is 4000
    | ampleye-scleral | centralVault 150, minutesOnEye 480
    => scleral.vaultLow.sag: sag 4000; conflict.settling; conflict.vaultTarget
  # Clinic’s tool: below 250 µm the depth is raised; Maxim: central touch, more depth
  Touch after 60 minutes: a quarter of 130 is left, 0 - 32.5 = -32; 325 + 32 = 357: 4157, nearest
    4150 | ampleye-scleral | centralVault 0, minutesOnEye 60
    => scleral.vaultLow.sag: sag 4150; conflict.settling; conflict.vaultTarget
  # Clinic’s tool: 250 to 400 µm is wanted
  400 after 8 hours is still within the band: nothing changes
    | ampleye-scleral | centralVault 400, minutesOnEye 480
    => conflict.settling; conflict.vaultTarget
  # Clinic’s tool: 250 to 400 µm is wanted
  250 after 8 hours is still within the band: nothing changes
    | ampleye-scleral | centralVault 250, minutesOnEye 480
    => conflict.settling; conflict.vaultTarget
  # Clinic’s tool: above 400 µm the depth is lowered. Atlantis: over by less than 100, 0.50 D
  # flatter
  401 is 1 over; 325 - 401 = -76: 3724, nearest 3700. 43.27 - 0.50 = 42.77 D = 7.891, nearest
    7.90 mm, 0.55 D flatter: -1.45, nearest -1.50
    | ampleye-scleral | centralVault 401, minutesOnEye 480
    => scleral.vaultHigh.sag: sag 3700; scleral.vaultHigh.baseCurve: baseCurve 7.9, sphere -1.5;
      scleral.vaultHigh.diameter: diameter 16; conflict.settling; conflict.vaultTarget;
      conflict.vaultHigh
  # Catalogue: the depth ends at 6500 µm
  100 after 8 hours needs 225 more: 6450 + 225 = 6675, but 6500 is the last
    | ampleye-scleral, sag 6450 | centralVault 100, minutesOnEye 480
    => scleral.vaultLow.sag: sag 6500; conflict.settling; conflict.vaultTarget
  # Catalogue: the depth ends at 6500 µm
  The lens is at the last depth: another lens
    | ampleye-scleral, sag 6500 | centralVault 100, minutesOnEye 480
    => unmade scleral.vaultLow.sag anotherLens; consult.unmakeable; conflict.settling;
      conflict.vaultTarget
  # A diagnostic lens may be between two steps
  410 after 8 hours: 325 - 410 = -85: 3820 - 85 = 3735, nearest 3750 | ampleye-scleral, sag 3820 | centralVault 410,
    minutesOnEye 480
    => scleral.vaultHigh.sag: sag 3750; scleral.vaultHigh.baseCurve: baseCurve 7.9, sphere -1.5;
      scleral.vaultHigh.diameter: diameter 16; conflict.settling; conflict.vaultTarget;
      conflict.vaultHigh
  # Assumed bands: 200 to 300 µm settled. Atlantis: 50 to 150 µm of settling, in the middle 100
  400 - 100/2 = 350; 250 - 350 = -100: 3700. 50 over: curve 0.50 D flatter, 7.90 mm and -1.50 D
    | other-scleral, sag 3800, baseCurve 7.8, sphere -2 | centralVault 400, minutesOnEye 30
    => scleral.vaultHigh.sag: sag 3700; scleral.vaultHigh.baseCurve: baseCurve 7.9, sphere -1.5;
      scleral.vaultHigh.diameter: diameter 16; conflict.settling; conflict.vaultTarget;
      conflict.vaultHigh
  # Assumed bands: between 100 and 199 µm about 100 more, below 100 about 150 to 200 more
  100 after 4 hours stays 100; 250 - 100 = 150: 3950
    | other-scleral, sag 3800, baseCurve 7.8, sphere -2 | centralVault 100, minutesOnEye 240
    => scleral.vaultLow.sag: sag 3950; conflict.settling; conflict.vaultTarget
  # Atlantis: a big central bubble, curve 1.00 D flatter; first refill
  43.27 - 1.00 = 42.27 D = 7.985, nearest 8.00 mm; -2.00 + 1.08 = -0.92, nearest -1.00
    | ampleye-scleral | bubbles central
    => scleral.centralBubble.baseCurve: baseCurve 8, sphere -1; advice.refill; missing centralVault
  # Atlantis: limbal bearing, steep limbal zone; then curve 0.25 D steeper; then a larger lens
  One step of 25 µm. 43.27 + 0.25 = 43.52 D = 7.755, nearest 7.75 mm, 0.28 D steeper: -2.28, nearest
    -2.25. 16.5 + 0.5 = 17.0 | ampleye-scleral | limbal touch
    => scleral.limbalTouch.limbalZone: limbalZone steep1; scleral.limbalTouch.baseCurve: baseCurve
      7.75, sphere -2.25; scleral.limbalTouch.diameter: diameter 17; advice.limbalMovesOthers
  # Atlantis: limbal excess, flat limbal zone; then curve 0.25 D flatter; then a smaller lens
  One step of 25 µm. 43.27 - 0.25 = 43.02 D = 7.845, nearest 7.85 mm, 0.28 D flatter: -1.72, nearest
    -1.75. 16.5 - 0.5 = 16.0 | ampleye-scleral | limbal excess
    => scleral.limbalExcess.limbalZone: limbalZone flat1; scleral.limbalExcess.baseCurve: baseCurve
      7.85, sphere -1.75; scleral.limbalExcess.diameter: diameter 16; advice.limbalMovesOthers
  # Atlantis: a ring of bubbles at the limbus is limbal excess; first refill
  As limbal excess | ampleye-scleral | bubbles limbal
    => scleral.limbalExcess.limbalZone: limbalZone flat1; scleral.limbalExcess.baseCurve: baseCurve
      7.85, sphere -1.75; scleral.limbalExcess.diameter: diameter 16; advice.refill;
      advice.limbalMovesOthers
  # Atlantis: about 100 µm at the limbus, 25 µm a step; Optometric Management: below 20 µm no dye is
  # seen
  100 - 10 = 90: four steps, 100, are nearer than three, 75 | ampleye-scleral | limbalClearance 10
    => scleral.limbalTouch.limbalZone: limbalZone steep4; scleral.limbalTouch.baseCurve: baseCurve
      7.75, sphere -2.25; scleral.limbalTouch.diameter: diameter 17; advice.limbalMovesOthers
  # Atlantis: about 100 µm at the limbus, 25 µm a step
  100 - 180 = -80: three steps, -75, are nearer than four, -100
    | ampleye-scleral | limbalClearance 180
    => scleral.limbalExcess.limbalZone: limbalZone flat3; scleral.limbalExcess.baseCurve: baseCurve
      7.85, sphere -1.75; scleral.limbalExcess.diameter: diameter 16; advice.limbalMovesOthers
  # Atlantis: about 100 µm at the limbus
  120 is near enough: nothing changes | ampleye-scleral | limbalClearance 120, limbal excess =>
  # Catalogue: the limbal zone ends at steep 4
  The zone is at its end; the second and the third choice stay
    | ampleye-scleral, limbalZone steep4 | limbal touch
    => scleral.limbalTouch.baseCurve: baseCurve 7.75, sphere -2.25; scleral.limbalTouch.diameter:
      diameter 17; unmade scleral.limbalTouch.limbalZone anotherLens; advice.limbalMovesOthers
  # Collaborative Eye: fogging, lower depth and limbal curve to about 50 µm; lids, thicker fluid,
  # midday refill
  380 after 8 hours may go to 250: 130 less, 3670, and not further: 3700. 50 - 120 = -70: three
    steps, -75
    | ampleye-scleral | centralVault 380, minutesOnEye 480, limbalClearance 120, foggingAfter 180
    => scleral.fogging.sag: sag 3700; scleral.fogging.limbalZone: limbalZone flat3;
      consult.combinedBySource; advice.treatLids; advice.thickerFluid; advice.refillMidday;
      conflict.settling; conflict.vaultTarget; conflict.limbalAim
  # Atlantis: decentered, curve 1.00 D steeper, then a larger lens; Ocular Shape: toric or quadrant
  # landing
  43.27 + 1.00 = 44.27 D = 7.624, nearest 7.60 mm, 1.14 D steeper: -3.14, nearest -3.25. 16.5 + 0.5
    = 17.0 | ampleye-scleral | position temporal
    => scleral.decentered.baseCurve: baseCurve 7.6, sphere -3.25; scleral.decentered.diameter:
      diameter 17; advice.toricLanding
  # Jupiter: adherence, flatter curves, then a fenestration
  One step flatter all round | ampleye-scleral | movement stuck
    => scleral.stuck.zone: scleralZone flat1; advice.fenestration
  # No source speaks of a scleral that moves too much
  A consultant is asked | ampleye-scleral | movement excessive => consult.outsideSources
  `),
  'landing of sclerals': workedCases(`
  # Atlantis: impingement, next flat scleral zone, two flat zones, curve 0.25 D flatter
  +50 µm, +100 µm; 7.85 mm with -1.75 D | ampleye-scleral | landing.all impingement
    => scleral.landing.zone: scleralZone flat1; scleral.landing.twoZones: scleralZone flat2;
      scleral.landing.baseCurve: baseCurve 7.85, sphere -1.75; conflict.impingement
  # Atlantis: edge too high, steep scleral zone, then curve 0.25 D steeper; check that the depth is
  # not too low
  -50 µm; 7.75 mm with -2.25 D | ampleye-scleral | landing.all lift
    => scleral.landing.zone: scleralZone steep1; scleral.landing.baseCurve: baseCurve 7.75, sphere
      -2.25; advice.checkSag
  # Jupiter: blanching near the edge, flatter scleral zone
  +50 µm, +100 µm; 7.85 mm with -1.75 D | ampleye-scleral | landing.all blanchingEdge
    => scleral.landing.zone: scleralZone flat1; scleral.landing.twoZones: scleralZone flat2;
      scleral.landing.baseCurve: baseCurve 7.85, sphere -1.75; advice.blanchingTolerated
  # Jupiter: blanching near the limbus, steeper scleral zone; DigiForm flattens what blanches
  -50 µm; 7.75 mm with -2.25 D | ampleye-scleral | landing.all blanchingLimbus
    => scleral.landing.zone: scleralZone steep1; scleral.landing.baseCurve: baseCurve 7.75, sphere
      -2.25; advice.blanchingTolerated; conflict.blanching
  # DigiForm: blanching all round, flatter scleral curves
  +50 µm, +100 µm; 7.85 mm with -1.75 D | ampleye-scleral | landing.all blanching
    => scleral.landing.zone: scleralZone flat1; scleral.landing.twoZones: scleralZone flat2;
      scleral.landing.baseCurve: baseCurve 7.85, sphere -1.75; advice.blanchingTolerated
  # DigiForm: blanching in one place, bitoric or quadrant landing
  Only the nasal zone is 50 µm flatter | ampleye-scleral | landing.nasal blanching
    => scleral.landing.quadrant: landing quadrant, scleralZone null, scleralNasal flat1,
      scleralTemporal standard, scleralSuperior standard, scleralInferior standard;
      advice.blanchingTolerated
  # Europa: edge lift in two opposite quadrants, toric haptic; Ocular Shape: then by quadrant
  Superior and inferior 50 µm steeper: the steep meridian is vertical, so the flat one is at 180
    | ampleye-scleral | landing.superior lift, landing.inferior lift
    => scleral.landing.toric: scleralFlat standard, scleralSteep steep1, landing toric,
      landingMeridian 180, scleralZone null; scleral.landing.quadrant: landing quadrant, scleralZone
      null, scleralNasal standard, scleralTemporal standard, scleralSuperior steep1, scleralInferior
      steep1; advice.checkSag
  # Europa: edge lift in two opposite quadrants, toric haptic
  Nasal and temporal 50 µm steeper: the flat meridian is vertical, at 90. Worn one step flat
    | ampleye-scleral, scleralZone flat1 | landing.nasal lift, landing.temporal lift
    => scleral.landing.toric: scleralFlat flat1, scleralSteep standard, landing toric,
      landingMeridian 90, scleralZone null; scleral.landing.quadrant: landing quadrant, scleralZone
      null, scleralNasal standard, scleralTemporal standard, scleralSuperior flat1, scleralInferior
      flat1; advice.checkSag
  # Europa: toric haptic; Atlantis: impingement flatter, edge lift steeper
  Nasal and temporal +50, superior and inferior -50: flat meridian at 180
    | ampleye-scleral | landing.nasal impingement, landing.temporal impingement, landing.superior
      lift, landing.inferior lift
    => scleral.landing.toric: scleralFlat flat1, scleralSteep steep1, landing toric, landingMeridian
      180, scleralZone null; scleral.landing.quadrant: landing quadrant, scleralZone null,
      scleralNasal flat1, scleralTemporal flat1, scleralSuperior steep1, scleralInferior steep1;
      advice.checkSag; conflict.impingement
  # Ocular Shape: a landing by quadrant for what is not symmetrical
  Only the inferior zone is 50 µm steeper
    | ampleye-scleral | landing.inferior lift, landing.nasal even
    => scleral.landing.quadrant: landing quadrant, scleralZone null, scleralNasal standard,
      scleralTemporal standard, scleralSuperior standard, scleralInferior steep1; advice.checkSag
  # Atlantis: no dye after 15 to 20 minutes, flatter scleral zone
  As impingement all round | ampleye-scleral | dye blocked, minutesOnEye 20
    => scleral.landing.zone: scleralZone flat1; scleral.landing.twoZones: scleralZone flat2;
      scleral.landing.baseCurve: baseCurve 7.85, sphere -1.75
  # Clinic’s tool: bubbles at the edge, lower the landing; first refill
  -50 µm all round; 7.75 mm with -2.25 D | ampleye-scleral | bubbles edge
    => scleral.landing.zone: scleralZone steep1; scleral.landing.baseCurve: baseCurve 7.75, sphere
      -2.25; advice.refill
  `),
  'toric landings and landings by quadrant': workedCases(`
  # Europa: toric haptic; Atlantis: edge lift, steeper by 50 µm
  Flat meridian at 180: superior and inferior stand on the steep one, steep 1 to steep 2
    | ampleye-scleral, landing toric, scleralFlat flat1, scleralSteep steep1, landingMeridian 180 |
      landing.superior lift, landing.inferior lift
    => scleral.landing.meridians: scleralSteep steep2; scleral.landing.quadrant: landing quadrant,
      scleralNasal flat1, scleralTemporal flat1, scleralSuperior steep2, scleralInferior steep2,
      scleralFlat null, scleralSteep null, landingMeridian null; advice.checkSag
  # Europa: toric haptic; Atlantis: impingement, flatter by 50 µm
  Flat meridian at 80, near the vertical: superior and inferior stand on the flat one, flat 1 to
    flat 2
    | ampleye-scleral, landing toric, scleralFlat flat1, scleralSteep steep1, landingMeridian 80 |
      landing.superior impingement, landing.inferior impingement
    => scleral.landing.meridians: scleralFlat flat2; scleral.landing.quadrant: landing quadrant,
      scleralNasal steep1, scleralTemporal steep1, scleralSuperior flat2, scleralInferior flat2,
      scleralFlat null, scleralSteep null, landingMeridian null; conflict.impingement
  # Atlantis: impingement, next flat zone, two flat zones, curve 0.25 D flatter
  Toric, all round: flat 1 to flat 2 and steep 1 to standard; then flat 3 and flat 1
    | ampleye-scleral, landing toric, scleralFlat flat1, scleralSteep steep1 | landing.all
      impingement
    => scleral.landing.zone: scleralFlat flat2, scleralSteep standard; scleral.landing.twoZones:
      scleralFlat flat3, scleralSteep flat1; scleral.landing.baseCurve: baseCurve 7.85, sphere
      -1.75; conflict.impingement
  # Catalogue: the laboratory may choose the meridian of a toric landing
  Which zone the superior and inferior quadrants stand on is unknown
    | ampleye-scleral, landing toric, scleralFlat flat1, scleralSteep steep1 | landing.superior
      lift, landing.inferior lift
    => consult.meridianUnknown; advice.checkSag; missing values.landingMeridian
  # No source speaks of oblique meridians
  At 45 a quadrant stands on both zones
    | ampleye-scleral, landing toric, scleralFlat flat1, scleralSteep steep1, landingMeridian 45 |
      landing.superior lift, landing.inferior lift => consult.meridianOblique; advice.checkSag
  # Atlantis: edge lift, steeper by 50 µm
  By quadrant: superior from flat 1 to standard, nasal from standard to steep 1, the others stay
    | ampleye-scleral, landing quadrant, scleralNasal standard, scleralTemporal standard,
      scleralSuperior flat1, scleralInferior standard | landing.nasal lift, landing.superior lift
    => scleral.landing.quadrant: scleralNasal steep1, scleralSuperior standard; advice.checkSag
  `),
};
