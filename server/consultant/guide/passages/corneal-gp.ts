import { passagesOf } from './passage.ts';

export const CORNEAL_GP = passagesOf('cornealGp', [
  {
    id: 'gp-base-curve',
    families: ['gpSphere'],
    source: 'gpSphere',
    en: [
      'First base curve of a GP sphere',
      'A traditional guide starts from flat K by corneal cylinder: up to 0.25 D, 0.25 D steeper; 0.50 to 1.00 D, 0.25 to 0.50 D steeper; 1.25 D, 0.50 D steeper; 1.50 to 1.75 D, 0.50 to 0.75 D steeper; 2.00 to 2.50 D, 0.75 to 1.00 D steeper. It goes to a toric lens from 3.12 D.',
      'Each design has its own table: the next passage has that of Achievement.',
    ],
    es: [
      'Primera curva base de un RGP esférico',
      'Una guía tradicional parte del K plano según el cilindro corneal: hasta 0.25 D, 0.25 D más cerrada; de 0.50 a 1.00 D, de 0.25 a 0.50 D más cerrada; 1.25 D, 0.50 D más cerrada; de 1.50 a 1.75 D, de 0.50 a 0.75 D más cerrada; de 2.00 a 2.50 D, de 0.75 a 1.00 D más cerrada. Pasa a un lente tórico desde 3.12 D.',
      'Cada diseño tiene su propia tabla: el pasaje siguiente tiene la de Achievement.',
    ],
  },
  {
    id: 'gp-achievement-curve',
    families: ['gpSphere'],
    source: 'achievement',
    en: [
      'Base curve of Achievement',
      'The sheet of this Art Optical sphere starts from flat K: with up to 0.25 D of corneal cylinder 0.25 D flatter; 0.50 to 1.00 D on K; 1.25 to 1.75 D 0.25 D steeper; 2.00 to 2.50 D 0.50 D steeper. Above 2.50 D it takes an asphere or a toric.',
      'It came in base curves of 7.00 to 8.40 mm and diameters of 9.0 to 10.0 mm.',
    ],
    es: [
      'Curva base de Achievement',
      'La hoja de este lente esférico de Art Optical parte del K plano: con hasta 0.25 D de cilindro corneal, 0.25 D más plana; de 0.50 a 1.00 D, en K; de 1.25 a 1.75 D, 0.25 D más cerrada; de 2.00 a 2.50 D, 0.50 D más cerrada. Por encima de 2.50 D toma un lente asférico o tórico.',
      'Venía en curvas base de 7.00 a 8.40 mm y diámetros de 9.0 a 10.0 mm.',
    ],
  },
  {
    id: 'gp-diameter',
    families: ['gpSphere', 'gpToric'],
    source: 'gpSphere',
    en: [
      'Diameter of a corneal GP lens',
      'As a rule of thumb, the diameter is HVID − 2.5 mm. A traditional guide goes by base curve: 39.00 to 43.87 D takes 9.6 mm, 44.00 to 45.87 D 9.3 mm, 46.00 to 48.37 D 9.0 mm, and 48.50 to 50.00 D 8.7 mm.',
      'This portal asks again when the diameter is more than HVID − 1.0 mm or less than HVID − 3.0 mm; those limits are assumptions.',
    ],
    es: [
      'Diámetro de un lente RGP corneal',
      'Como regla práctica, el diámetro es HVID − 2.5 mm. Una guía tradicional va por curva base: de 39.00 a 43.87 D lleva 9.6 mm, de 44.00 a 45.87 D 9.3 mm, de 46.00 a 48.37 D 9.0 mm y de 48.50 a 50.00 D 8.7 mm.',
      'Este portal vuelve a preguntar cuando el diámetro es mayor que HVID − 1.0 mm o menor que HVID − 3.0 mm; esos límites son supuestos.',
    ],
  },
  {
    id: 'gp-rides-high',
    families: ['gpSphere'],
    source: 'gpGrid',
    en: [
      'A GP lens that rides high',
      'X-Cel’s grid of problems makes a lens that rides high 0.50 D steeper, or 0.3 mm smaller. Take the power along: a base curve that is 0.50 D steeper needs 0.50 D more minus.',
    ],
    es: [
      'Un lente RGP que queda alto',
      'La tabla de problemas de X-Cel hace un lente que queda alto 0.50 D más cerrado, o 0.3 mm más pequeño. Lleve el poder consigo: una curva base 0.50 D más cerrada necesita 0.50 D más de negativo.',
    ],
  },
  {
    id: 'gp-rides-low',
    families: ['gpSphere'],
    source: 'gpGrid',
    en: [
      'A GP lens that rides low',
      'It depends on movement. A lens that is low and moves is made 0.50 D steeper or 0.3 mm larger. One that is low and stuck is made 0.50 D flatter or 0.3 mm smaller. So says X-Cel’s grid of problems.',
    ],
    es: [
      'Un lente RGP que queda bajo',
      'Depende del movimiento. Un lente que queda bajo y se mueve se hace 0.50 D más cerrado o 0.3 mm más grande. Uno que queda bajo y adherido se hace 0.50 D más plano o 0.3 mm más pequeño. Así lo dice la tabla de problemas de X-Cel.',
    ],
  },
  {
    id: 'gp-movement',
    families: ['gpSphere'],
    source: 'gpGrid',
    en: [
      'A GP lens that moves too much or too little',
      'X-Cel’s grid of problems: a lens that moves too much is made steeper, 0.50 D, or larger, 0.3 mm. One that is restricted is made flatter or smaller by the same amounts.',
      'Whatever the sign, less than those amounts is not worth a new lens.',
    ],
    es: [
      'Un lente RGP que se mueve demasiado o muy poco',
      'La tabla de problemas de X-Cel: un lente que se mueve demasiado se hace más cerrado, 0.50 D, o más grande, 0.3 mm. Uno restringido se hace más plano o más pequeño en las mismas cantidades.',
      'Sea cual sea el signo, menos que esas cantidades no vale un lente nuevo.',
    ],
  },
  {
    id: 'gp-fluorescein',
    families: ['gpSphere', 'gpToric'],
    source: 'gpGrid',
    en: [
      'Fluorescein and bubbles under a GP lens',
      'Bubbles in the center: X-Cel’s grid makes the lens flatter, 0.50 D, or smaller, 0.3 mm. Bubbles in the periphery ask for less edge lift, or a lens 0.3 mm larger. Edge lift is changed in steps of 1.00 mm of the peripheral radius.',
      'A dark field is not always touch: one source sees no fluorescein in a layer under about 20 µm.',
    ],
    es: [
      'Fluoresceína y burbujas bajo un lente RGP',
      'Burbujas en el centro: la tabla de X-Cel hace el lente más plano, 0.50 D, o más pequeño, 0.3 mm. Las burbujas en la periferia piden menos levantamiento de borde o un lente 0.3 mm más grande. El levantamiento se cambia en pasos de 1.00 mm del radio periférico.',
      'Un campo oscuro no siempre es toque: una fuente no ve fluoresceína en una capa de menos de unos 20 µm.',
    ],
  },
  {
    id: 'gp-meaningful-steps',
    families: ['gpSphere', 'gpToric', 'gpMultifocal'],
    source: 'gpliPresbyopia',
    en: [
      'Change a GP lens in steps that matter',
      'Change the base curve by at least 0.50 D, the diameter by at least 0.3 mm and a prism by at least 0.50 prism diopters. Less is not worth a new lens.',
    ],
    es: [
      'Cambie un lente RGP en pasos que importen',
      'Cambie la curva base al menos 0.50 D, el diámetro al menos 0.3 mm y un prisma al menos 0.50 dioptrías prismáticas. Menos que eso no vale un lente nuevo.',
    ],
  },
  {
    id: 'gp-optic-zone',
    families: ['gpSphere', 'gpToric'],
    source: 'eyeDock',
    en: [
      'Optic zone and peripheral curves of a GP lens',
      'A calculator’s defaults: flat K of 45.50 D or more takes 8.5 mm with a zone of 7.3 mm; 41.50 D or less takes 9.5 mm with 8.3 mm; between them 9.0 mm with 7.8 mm.',
      'A zone that changes by 0.5 mm acts like 0.25 D of base curve: larger is tighter, so flatten by that amount. The secondary curve is the base curve + 0.8 mm, 0.3 mm wide; the intermediate + 1.0 mm, 0.2 mm wide; the peripheral + 1.4 mm, 0.2 mm wide.',
    ],
    es: [
      'Zona óptica y curvas periféricas de un lente RGP',
      'Valores de una calculadora: un K plano de 45.50 D o más lleva 8.5 mm con una zona de 7.3 mm; 41.50 D o menos, 9.5 mm con 8.3 mm; entre ambos, 9.0 mm con 7.8 mm.',
      'Una zona que cambia 0.5 mm actúa como 0.25 D de curva base: mayor aprieta más, así que aplane esa cantidad. La curva secundaria es la curva base + 0.8 mm, de 0.3 mm de ancho; la intermedia + 1.0 mm, de 0.2 mm; la periférica + 1.4 mm, de 0.2 mm.',
    ],
  },
  {
    id: 'translating-bifocal',
    families: ['gpMultifocal'],
    source: 'tangentStreak',
    en: [
      'Segment height of a translating bifocal',
      'The height of the segment follows from the lower lid. The guide to Tangent Streak takes 4.4 mm when less than 1 mm of white shows between the lower limbus and the lid, and 3.9 mm when lid and limbus touch. A third case, read here as a lid that covers the limbus by up to 0.75 mm, takes 3.5 mm; its wording in the source is contradictory.',
      'Order with lid and pupil data; truncation without prism is questioned by this portal.',
    ],
    es: [
      'Altura del segmento de un bifocal de traslación',
      'La altura del segmento sigue al párpado inferior. La guía de Tangent Streak toma 4.4 mm cuando se ve menos de 1 mm de blanco entre el limbo inferior y el párpado, y 3.9 mm cuando párpado y limbo se tocan. Un tercer caso, leído aquí como un párpado que cubre el limbo hasta 0.75 mm, toma 3.5 mm; su redacción en la fuente es contradictoria.',
      'Pida con datos de párpado y pupila; este portal cuestiona un truncado sin prisma.',
    ],
  },
  {
    id: 'keratoconus-gp',
    families: ['keratoconus'],
    source: 'aks',
    en: [
      'Corneal GP lenses for keratoconus',
      'The sets of Art Optical’s AKS: standard with base curves of 6.00 to 7.20 mm and powers of −6.00 to −12.00 D; extended with 5.00 to 6.20 mm and −11.00 to −17.00 D. Both go in steps of 0.10 mm. Envision, for early cones, has 7.00 to 8.30 mm.',
      'No source at hand says what to change on a cone design by what is seen: ask a consultant about the fit. The power follows from formulas.',
    ],
    es: [
      'Lentes RGP corneales para queratocono',
      'Los juegos de AKS de Art Optical: estándar con curvas base de 6.00 a 7.20 mm y poderes de −6.00 a −12.00 D; extendido con 5.00 a 6.20 mm y −11.00 a −17.00 D. Ambos van en pasos de 0.10 mm. Envision, para conos incipientes, tiene de 7.00 a 8.30 mm.',
      'Ninguna fuente disponible dice qué cambiar en un diseño para cono según lo que se ve: pregunte a un consultor por la adaptación. El poder se deduce de fórmulas.',
    ],
  },
]);
