import type { CalculatorId } from '../../parts/names.ts';

/** When the formula of a calculator does not hold. */
export const calculatorLimits = {
  'vertex-distance':
    'The lens counts as thin, and the distance as measured to the cornea. Labs assume 12 mm (some 13 mm), and many leave powers below 4.00 D as they are; measure high powers.',
  transposition: 'It holds for every power; it only changes how the power is written.',
  'spherical-equivalent':
    'It says nothing of how well a sphere alone corrects: with more cylinder, more blur is left. Refractions of 4.00 D or more first go to the cornea.',
  'meridian-power':
    'For a thin lens and rays along the axis. It is what the power amounts to in that direction, not an additional cylinder.',
  'crossed-cylinders':
    'For thin lenses in contact. Refractions of 4.00 D or more first go to the cornea.',
  keratometry:
    'For keratometers calibrated with the index 1.3375. Some use 1.332 or 1.336, with other diopters for the same radius; the mm then agree. Between 25 and 70 D.',
  'corneal-cylinder':
    'For regular corneas whose meridians are at right angles. Two readings of the center say little about an irregular cornea.',
  'residual-astigmatism':
    'For a spherical GP lens that does not flex and a regular cornea. A lens that bends on the eye leaves another cylinder: check over-keratometry. The crystalline lens is part of what is left.',
  'tear-lens':
    'For a rigid lens that keeps its shape. It takes the flat meridian only, and the index 1.3375 for lens and cornea. It does not hold for soft lenses.',
  'lens-power':
    'For a spherical GP lens that does not flex. It uses the sphere of the minus cylinder form and the flat K; confirm with an over-refraction on the eye.',
  'toric-tear-lens':
    'For a spherical GP base curve on a regular cornea. A cylinder in the full power is what the sphere leaves. Confirm with an over-refraction on the eye.',
  'base-curve-change':
    'For rigid lenses with the same optic zone and the same fit. As a rule of thumb 0.50 D, 0.10 mm and 0.50 D of power go together. It does not hold where the vault changes by other means.',
  'over-refraction':
    'For the lens that is on the eye, settled and in place. A cylinder may come from a lens that bends: check over-keratometry first. From 4.00 D the over-refraction is moved to the cornea.',
  'back-toric-cylinder':
    'A range, not a value: it depends on the index of the material. Ask the lab for the exact cylinder of a material.',
  'lens-diameter':
    'For designs with one secondary and one peripheral curve. Designs with more curves or aspheric edges are wider.',
  'axis-rotation':
    'For a lens that always returns to the same place. More than 5° off, or a lens that keeps moving, calls for another fit rather than another axis.',
  'rotation-error':
    'For a lens that has the right cylinder and only the wrong axis. At small angles a degree costs about 3.5 % of the cylinder.',
  'sagittal-depth':
    'For one curve across the whole chord. Lenses with several curves, and real corneas, are deeper or flatter toward the edge.',
  oxygen:
    'For the thickness you enter; powers change it across the lens. Tears below a scleral lens, and a second lens, let less oxygen through than Dk/t says. Published minimums differ.',
} satisfies Record<CalculatorId, string>;
