import { questions } from './question.ts';

const ENGLISH = questions(
  'en',
  `
  # An over-refraction and the lens that it is over, in both orders.
  over | Ampleye over-refraction sphere -0.75, lens -3.00 => Over-refraction −0.75 on −3.00
  # The minutes of wear and those of fogging.
  fogging-1 | Ampleye 3900: central vault 380 at 30 min, fogging after 90 minutes
    => 380 µm after 30 min; Fogging after minutes 90 min
  fogging-2 | Ampleye fogs after 3 hours, vault 380 at 30 min, sag 3900
    => 380 µm after 30 min; Fogging after minutes 180 min
  # Over-keratometry alone, 0.10 mm thicker (Atlantis).
  over-k | over-K shows 0.75 D on Ampleye, center thickness 0.30
    => Center thickness: 0.30 mm → 0.40 mm
  # A figure that goes on from a vault.
  goes-on | Ampleye OD sag 3600, vault 120 after 4 hours | what if it was 300?
    => vault of 300 µm after 240 min
  # 100 / (10 × 0.30) = 33.3, and the source of the Dk.
  dk | Dk/t of Boston XO at 0.30 mm => Dk/t: 33.3; cites Bi-Expert
  # 337.5 / 43.50 and 337.5 / 44.75.
  k | K 43.50/44.75 in millimeters => 7.76 mm; 7.54 mm
  # 337.5 / 7.80 + 0.50 = 43.77 D; steeper adds minus.
  steeper | base curve 7.80, 0.50 D steeper, power -3.00: new power? => -3.5 D
  red-eye | I have a red eye after wearing a lens overnight => (refuse) clinician
  splashed | ammonia splashed in his left eye => (refuse) rinse the eye at once
  no-splash | Can I clean Ampleye with peroxide? => (answer, unknown, refuse) never rinse the eye
  bye | bye => You are welcome
  no-pain | scleral lens lifts nasally, no pain => nasal
  direction | LARS: axis 180, 10 degrees | left => 010°
  # The nose is on the examiner's right of a right eye, and on the left of a left one; left add, right subtract.
  nasal-od | right eye: LARS, axis 90, turned 10 degrees nasally => 80 °
  nasal-os | left eye: LARS, axis 90, turned 10 degrees nasally => 100 °
  temporal-od | right eye: LARS, axis 90, turned 10 degrees temporally => 100 °
  temporal-os | left eye: LARS, axis 90, turned 10 degrees temporally => 80 °
  nasal-eye | custom soft toric -1.00 -1.25 x 70 turns 5 degrees nasally | right => (answer) From (right eye); 65 °
  nasal-eye-os | custom soft toric -1.00 -1.25 x 70 turns 5 degrees nasally | left => From (left eye); 75 °
  no-eye | LARS, axis 90, turned 10 degrees nasally => (ask) To your left or To your right
  turn-told | custom soft toric -1.00 -1.25 x 70 rotates 5 degrees | right => 65 °
  # The side is asked for in words: a figure is no answer to it. Of an unnamed eye, the nose is on no side.
  turn-again | LARS: axis 180, 10 degrees | 15 => (ask) To your left or To your right
  which-eye | custom soft toric -1.00 -1.25 x 70 turns 5 degrees temporally => (ask) Which eye is it
  no-turn | custom soft toric -1.00 -1.25 x 70, rotation 0 degrees: what do I change? => (ask) What do you see
  # What was told of an eye stays with it, and what a case of its own tells replaces what was seen.
  left-eye | Ampleye sag 3600, vault 120 after 4 hours | and the left eye, vault 500? => (ask) never 3600 µm
  left-bare | Ampleye sag 3600, vault 120 after 4 hours | and the left, 500? => (ask) never 3600 µm
  same-lens | Ampleye OD sag 3600, vault 120 after 4 hours | OS sag 3900, same lens, vault 500
    => (ask) Sagittal depth 3900 µm
  own | Ampleye 3800, vault 150 after 30 min | Ampleye, fogging after 90 minutes: what do I change?
    => Midday fogging; never vault of 150 µm
  told-zone | ampleye landing flat 1 with blanching all around => Flat 2; never assumed
  sag-mm | Ampleye, vault 150 after 30 min. What should I change? | 3.8 mm => 4050 µm
  # What cannot be is left out alone, and an over-refraction as a whole.
  turn-limit | custom soft toric OD -1.00 -1.25 x 70 | turns 200 degrees left | 5 degrees left
    => From (right eye): Sphere −1.00 D; Axis: 070° → 075°
  over-limit | Ampleye OD 3800, vault 150 after 30 min | over-refraction -0.30 -1.00 x 90
    => 3800 µm → 4050 µm; never Over-refraction
  over-axis | Ampleye OD 3800, vault 150 after 30 min | over-refraction -0.50 -1.00 => 3800 µm → 4050 µm
  # Materials that the lens has not, and one that it has by its name alone.
  no-material | Ampleye in Menicon Z? => Material: Optimum Extra
  hydrogel | Does custom soft sphere come in hydrogel 49%? => Material: Definitive 74
  # What few lenses have is told of them all.
  skirts | What skirts are there? => Hybrid; Skirt: Medium, Flat, Steep
  truncation | truncation available? => GP Front Toric; 0.30 mm to 0.80 mm
  # 90 / (10 × 0.30): the Dk that is told goes before that of the material.
  own-dk | Dk/t of Boston XO with a Dk of 90 at 0.30 mm => Dk/t: 30.0
  two-k | GP sphere first lens | 43.00 44.50 => Flat K 43.00 D; Steep K 44.50 D
  # An add is no sum, and contact lenses beside spectacles are no vertex distance.
  an-add | custom soft multifocal -2.00 add +1.50, K 43.00/44.00 => First values; never Crossed cylinders
  no-vertex | Are contact lenses better than spectacles? => (answer, unknown) never Vertex distance
  with-k | glasses power -6.00 with K 43.00: contact lens power? => (ask) GP lens power; Base curve
  # A sphere has no meridian: -6.00 / (1 + 0.012 × 6.00) = -5.60.
  no-meridian | glasses -6.00, power for contacts at 12? => -5.6 D
  # -8.00 / (1 + 0.014 × 8.00) and -10.00 / (1 + 0.014 × 10.00): no meridian is in mm.
  in-mm | glasses -8.00 -2.00 x 180, power for contacts at 14 mm? => -7.19 -1.58 x 180
  # The power that is told is the one with the figure: -8.00 / (1 + 0.014 × 8.00), and -8.00 / (1 - 0.014 × 8.00) back.
  for-contacts | spectacle power -8.00 at 14, contact lens power => -7.19 D
  after-k | corneal astigmatism 43.50 / 45.25 | spectacle power -8.00 at 14, contact lens power
    => -7.19 D; never assumed
  for-glasses | contact lens power -8.00 at 14, spectacle power => -9.01 D
  of-glasses | spectacle power of -8.00 at 14. Contact lens power? => -7.19 D
  of-contacts | contacts: -8.00 at 14. Glasses: => -9.01 D
  behind | -8.00 contact lens at 14, glasses power => -9.01 D
  for-power | contact lens power for a spectacle power -8.00 at 14 => -7.19 D
  for-same | power at the cornea for contacts -8.00 at 14 => -7.19 D
  for-goal | what power for contacts at 14 if -8.00 in glasses? => -7.19 D
  into | contact lens power moved into spectacles -8.00 at 14 => -9.01 D
  for-clause | I wear glasses, what for contacts at -8.00 with 14? => -7.19 D
  in-glasses | contact lens of -8.00 in glasses at 14? => -9.01 D
  for-figure | contact lens power for -8.00 at 14, glasses => -7.19 D
  in-minus | sum of -1.00 and -2.00 +1.00 x 90 in minus cyl => -2 -1 x 180
  # 7.80 - √(7.80² - 4.80²).
  chord | chord 9.6, radius 7.80 => 1.652 mm
  corneal | corneal astigmatism 43.00/44.50, flat meridian 180, Rx -2.00 => Corneal cylinder; -1.5 D
  back | When is a back toric lens better? => one third; never Cylinder of a back toric
  alone | Is a spherical lens alone enough? => (answer, unknown)
  a-curve | base curve 7.80 => (ask) What should be calculated; never Flat K
  no-change | Rx -3.00, BC 7.80 => (ask) What should be calculated; never Change of base curve
  two-curves | 7.80/7.70 at -3.00: new power? => (answer, ask) base curve
  trial | trial lens -3.00, flat K 43 => (ask) Which lens; never Over-refraction
  other-value | vertex -6.00 | and with 14 mm? => -5.54 D
  no-cylinder | vertex -6.00 -2.50 x 180 | and -8.00? => never Cylinder
  first | First Ampleye for keratoconus, HVID 11.8?
    => Sagittal depth: 3800 µm (Keratoconus); Diameter: 16.50 mm; From: Condition: Keratoconus; HVID 11.80 mm
  settling | How much will a vault of 400 settle after 20 minutes? => about 318 µm
  warning | Ampleye, diameter 17, HVID 10.0: any warnings? => unusual for an HVID of 10.00 mm
  formula | What is sagittal depth? => Depth of a sphere or a conic; onward calculator
  beyond | vertex -60.00 => (ask) Sphere −60.00 D cannot be used; Nearest: −30.00 D
  beyond-2 | vertex -60.00 | -6 => -5.6 D
  # A curve that is moved: 0.50 D steeper adds 0.50 D of minus; 337.5 / 7.65 - 337.5 / 7.80 = 0.85, 337.5 / 7.60 - 337.5 / 7.80 = 1.14.
  steeper-2 | lens 7.80, 0.50 D steeper, power -3.00: new power? => -3.5 D
  flatter | base curve 43.00 D, 0.50 D flatter, power -3.00: new power? => -2.5 D
  instead | 7.65 instead of 7.80, diameter 9.4, power -3.00: new power? => -3.85 D
  new-curve | new base curve 7.60, power -3.00 | 7.80 => -4.14 D
  from-to | BC from 7.80 to 7.60, what happens? => (ask) Base curve 7.80 mm; New base curve 7.60 mm
  zones | lens diameter with optic zone 8.0 and secondary curve 0.3 | 0.4 | and secondary 0.5? => 9.8 mm
  shape | sagittal depth, radius 7.80, chord 9.6, Q -0.25 => 1.600 mm # (7.80 - √(7.80² - 0.75 × 4.80²)) / 0.75
  on-eye | on the eye a lens of -3.00 | over-refraction -0.50 -1.00 x 90 => -3.5 -1 x 90
  off-axis | a -1.25 cyl off by 20 degrees: what is left? | and 10 degrees? => 0.434 D
  guide-first | scleral lens, blanching: what should I do? | nasal => Scleral zone N: none → Flat 1
  all-round | Ampleye impinges, what next? | all around => Scleral zone: Standard → Flat 1
  bitoric | Bitoric, base curves 7.90 and 7.50, powers -2.00 and -4.00, diameter 9.6: any warnings? => Flat base curve 7.90 mm; Steep base curve 7.50 mm; Flat power −2.00 D; Steep power −4.00 D; 9.60 mm
  gp-worn | GP front toric 7.70, 9.5, -2.00 -1.25 x 20, rides high, what should I change? => 7.70 mm → 7.60 mm; Sphere: −2.00 D → −2.50 D
  ortho-k | Ortho-K, return zone depth 550, landing zone angle 33, rides high: what do I change? => 550 µm → 575 µm
  in-um | Ampleye, thickness 300 microns, material Boston XO, over-K 1.00: what do I change? => 0.30 mm → 0.40 mm
  two-eyes | OD Ampleye 3800 vault 150 at 30 min, OS Ampleye 4000 vault 300 at 30 min: what do I change? | and the left? => 4000 µm → 4100 µm; From (left eye)
  both-eyes | both eyes Ampleye 3800, vault 150 at 30 min | what do I change for the left one? => From (left eye); 4050 µm
  its | Rx -3.00 -1.25 x 180, K 43.00/44.00: residual astigmatism? | left eye Rx -2.00 -1.00 x 90, K 42.00/43.00 | what is its spherical equivalent? => -2.5 D; (left eye)
  same-eye | vertex OD -6.00 | -8.00 | and at 14? | other way => -9.01 D
  soft-first | K 43.00/44.50 first custom soft sphere | HVID 11.8 | -3.00 => 8.90 mm; 14.30 mm; Sphere: −3.00 D
  in-steps | GP Sphere base curve 7.83 available? | and 43.00 D? => Base curve 7.85 mm is available
  how-large | custom soft sphere: how large can it be? | and 15 mm? => Diameter 15.00 mm is available
  settles | Ampleye: vault 400, how much will it settle after 20 minutes? | and the left eye? | 300 20 => about 218 µm # 300 - 130 / 2^(20/30)
  too-wide | any warnings for sag 3850 with Ampleye, diameter 22? => out of range: 15.00 mm to 17.00 mm
  new-patient | Ampleye 3800 vault 150 at 30 min | new patient: vault 300 after 4 hours | Ampleye => vault of 300 µm after 240 min; never 3800
  tears | tears: base curve 7.80, flat K 43.00 | and 7.70? | and K 44.00? => -0.169 D # 337.5 / 7.70 - 44.00
  no-axis | LARS: axis 200, 10 degrees left => (ask) Axis 200 ° cannot be used; Nearest: 180 °
  unstable | custom soft toric -1.00 -1.25 x 70 rotates 5 degrees left, unstable: what do I change? => Rotation is not stable; consultant
  `,
);

const SPANISH = questions(
  'es',
  `
  # What is hard is no price, and a price is no difficulty.
  hard | el Ampleye se adhiere y cuesta retirarlo => El lente se adhiere
  price | ¿cuánto cuesta un Ampleye? => (refuse) No conozco los precios
  over | Ampleye OD sobrerrefracción -0,75, esfera -3,00 => Sobrerrefracción −0.75 sobre −3.00: −3.75
  goes-on | Ampleye ojo derecho con bóveda de 600 a la hora, sag 4400 | ¿y en el izquierdo, 200?
    => (ask) Cuántos minutos
  dk | Dk del Boston XO => 100
  # −8.00 / (1 + 0.013 × 8.00) = −7.25.
  at-13 | esfera -8,00 a 13 mm, ¿poder en lente de contacto? => -7.25 D
  # −8.00 / (1 + 0.014 × 8.00), and −8.00 / (1 − 0.014 × 8.00) back.
  de-gafas | poder en gafas -8,00 a 14, ¿poder del lente de contacto? => -7.19 D
  tras-k | astigmatismo corneal 43.50 / 45.25 | poder en gafas -8,00 a 14, ¿poder del lente de contacto? => -7.19 D
  de-lentes | poder del lente de contacto -8,00 a 14 mm, poder de las gafas => -9.01 D
  para-gafas | poder de lente de contacto para poder de gafas -8,00 a 14 => -7.19 D
  graduacion | graduación de lentillas -8,00 a 14, graduación de gafas => -9.01 D
  normal | Ampleye primero | normal | 11,8 => 3400 µm; 16.50 mm
  al-reves | LARS, eje 90, gira 10 grados a la derecha | al revés => 100 °
  red | ¿hay cilindro -3,25 en el blando tórico? => Cilindro −3.25 D está disponible
  `,
);

/** Sentences that read alike, and must be stated apart. */
export const ALIKE = [...ENGLISH, ...SPANISH];

/** What it does not answer, and what it says of itself. */
export const NOT_ANSWERED = questions(
  'en',
  `
  pain | The patient has pain => (refuse) clinician must see the eye at once
  drops | Which drops should I prescribe? => (refuse) medication
  diagnosis | Does she have keratoconus? => (refuse) do not diagnose
  prices | How much does Ampleye cost? => (refuse) prices
  identity | What is the patient name? => (refuse) personal data
  replaces | Can you replace my doctor? => do not replace the clinician
  when-to-call | When should I call a consultant? => several changes
  stored | Do you store this? => not stored
  `,
);

/** After these the case must be one. */
export const CASES = questions(
  'en',
  `
  over | Ampleye -2.00: over-refraction plano -1.00 x 90 | OS wears an Ampleye 3500 => (answer, ask)
  vault | Ampleye -2.00: over-refraction plano -1.00 x 90 | ampleye 3800 OD, central clearance 480 µm after 4 hours
    => (answer, ask)
  figure | Ampleye 3800 con 280 µm de bóveda | 0,20 mm => (answer, ask, unknown)
  `,
);
