import type { calculatorPages as en } from '../en/pages.ts';

export const calculatorPages: typeof en = {
  'vertex-distance': {
    title: 'Distancia al vértice',
    summary: 'Poder en la córnea a partir del poder del anteojo, y al revés.',
  },
  transposition: {
    title: 'Transposición',
    summary: 'De cilindro positivo a negativo, y al revés.',
  },
  'spherical-equivalent': {
    title: 'Equivalente esférico',
    summary: 'La esfera con el mismo poder medio.',
  },
  'meridian-power': {
    title: 'Poder en un meridiano',
    summary: 'Lo que vale una esferocilíndrica en una dirección.',
  },
  'crossed-cylinders': {
    title: 'Cilindros cruzados',
    summary: 'La suma de dos poderes con ejes cualesquiera.',
  },
  keratometry: {
    title: 'Queratometría, D y mm',
    summary: 'De dioptrías a radio y al revés, con el índice 1.3375.',
  },
  'corneal-cylinder': {
    title: 'Cilindro corneal',
    summary: 'Cilindro corneal y K media a partir de las dos K.',
  },
  'residual-astigmatism': {
    title: 'Astigmatismo residual',
    summary: 'El cilindro que un lente GP esférico deja sin corregir.',
  },
  'tear-lens': {
    title: 'Lente lagrimal',
    summary: 'Poder de la lágrima entre la curva base y la K plana.',
  },
  'lens-power': {
    title: 'Poder de un lente GP',
    summary: 'Poder que se pide, a partir de refracción, curva base y K plana (SAM-FAP).',
  },
  'toric-tear-lens': {
    title: 'Lente lagrimal en córnea tórica',
    summary: 'Lágrima bajo una curva base esférica en los dos meridianos, y el poder completo.',
  },
  'base-curve-change': {
    title: 'Cambio de curva base',
    summary: 'El poder que corresponde a una curva base más curva o más plana.',
  },
  'over-refraction': {
    title: 'Sobrerrefracción',
    summary: 'Poder final a partir del lente puesto y su sobrerrefracción.',
  },
  'back-toric-cylinder': {
    title: 'Cilindro de un tórico posterior',
    summary: 'El cilindro que añade una superficie posterior tórica.',
  },
  'lens-diameter': {
    title: 'Diámetro de un lente GP',
    summary: 'Diámetro a partir de la zona óptica y las curvas periféricas.',
  },
  'axis-rotation': {
    title: 'Rotación de un tórico blando (LARS)',
    summary: 'El eje que se pide para un lente que gira en el ojo.',
  },
  'rotation-error': {
    title: 'Cilindro fuera de su eje',
    summary: 'El cilindro que la rotación deja sin corregir.',
  },
  'sagittal-depth': {
    title: 'Profundidad sagital',
    summary: 'Profundidad de una esfera o una cónica en una cuerda.',
  },
  oxygen: {
    title: 'Transmisibilidad al oxígeno',
    summary: 'Dk/t de un lente junto a los mínimos publicados.',
  },
};
