import { passagesOf } from './passage.ts';

export const MEASURING = passagesOf('measuring', [
  {
    id: 'hvid',
    families: [],
    source: 'designCards',
    en: [
      'HVID, the diameter of the iris',
      'The horizontal visible iris diameter (HVID) stands for the size of the cornea and leads to the diameter of nearly every lens. Flash cards of a course call less than 11.4 mm small, 11.4 to 12.1 mm normal, and more than 12.2 mm large.',
      'Enter it in millimeters for each eye: an order from measurements alone needs HVID, keratometry and refraction.',
    ],
    es: [
      'HVID, el diámetro del iris',
      'El diámetro horizontal visible del iris (HVID) representa el tamaño de la córnea y lleva al diámetro de casi todos los lentes. Las tarjetas de estudio de un curso llaman pequeño a menos de 11.4 mm, normal de 11.4 a 12.1 mm y grande a más de 12.2 mm.',
      'Anótelo en milímetros para cada ojo: un pedido hecho solo con mediciones necesita HVID, queratometría y refracción.',
    ],
  },
  {
    id: 'keratometry-units',
    families: [],
    source: 'formulas',
    en: [
      'Keratometry: diopters and millimeters',
      'Radius in millimeters = 337.5 / diopters. So 40.00 D is 8.44 mm, 43.00 D is 7.85 mm, 45.00 D is 7.50 mm and 50.00 D is 6.75 mm.',
      'The corneal cylinder is the difference of both readings. The calculator of keratometry converts both ways.',
    ],
    es: [
      'Queratometría: dioptrías y milímetros',
      'Radio en milímetros = 337.5 / dioptrías. Así, 40.00 D son 8.44 mm, 43.00 D son 7.85 mm, 45.00 D son 7.50 mm y 50.00 D son 6.75 mm.',
      'El cilindro corneal es la diferencia de las dos lecturas. La calculadora de queratometría convierte en ambos sentidos.',
    ],
  },
  {
    id: 'sagittal-depth',
    families: [],
    source: 'formula',
    en: [
      'Sagittal depth',
      'The sagittal depth (sag) is the height of a curved surface above the line between two opposite points, the chord. A value means nothing without its chord.',
      'A sphere of radius r over a chord d has s = r − √(r² − (d/2)²): 7.80 mm over 10 mm gives 1.813 mm. Real corneas flatten outwards: with an eccentricity of 0.5 the same radius over 10 mm gives 1.750 mm. The deeper the lens in comparison with the eye, the higher it vaults.',
    ],
    es: [
      'Profundidad sagital',
      'La profundidad sagital (sagita) es la altura de una superficie curva sobre la línea entre dos puntos opuestos, la cuerda. Un valor sin su cuerda no dice nada.',
      'Una esfera de radio r sobre una cuerda d tiene s = r − √(r² − (d/2)²): 7.80 mm sobre 10 mm dan 1.813 mm. Las córneas reales se aplanan hacia fuera: con una excentricidad de 0.5, el mismo radio sobre 10 mm da 1.750 mm. Cuanto más profundo el lente respecto al ojo, más alta la bóveda.',
    ],
  },
  {
    id: 'measured-depth',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'First lens from topography or OCT',
      'When a topographer gives the sagittal depth over a 10.0 mm chord, the guide to Atlantis adds 2400 µm (about 2000 µm for the depth between the 10.0 and the 15.0 mm chord, and 400 µm of clearance) and takes the nearest lens.',
      'With a depth over 15.0 mm from OCT it adds 400 µm. These rules belong to that lens and its chord.',
    ],
    es: [
      'Primer lente por topografía u OCT',
      'Cuando un topógrafo da la profundidad sagital sobre una cuerda de 10.0 mm, la guía de Atlantis suma 2400 µm (unos 2000 µm por la profundidad entre las cuerdas de 10.0 y 15.0 mm, y 400 µm de espacio) y toma el lente más cercano.',
      'Con una profundidad sobre 15.0 mm por OCT suma 400 µm. Estas reglas son de ese lente y su cuerda.',
    ],
  },
  {
    id: 'reading-vault',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'Estimating the vault at the slit lamp',
      'In an optic section compare the layer of fluorescein with something of known thickness: the lens itself, whose thickness is printed on its vial, or the cornea, about 500 µm.',
      'A layer as thick as a lens of 0.30 mm is 300 µm. Write down after how many minutes of wear it was read.',
    ],
    es: [
      'Estimar la bóveda en la lámpara de hendidura',
      'En un corte óptico compare la capa de fluoresceína con algo de espesor conocido: el propio lente, cuyo espesor está impreso en su vial, o la córnea, de unos 500 µm.',
      'Una capa tan gruesa como un lente de 0.30 mm mide 300 µm. Anote tras cuántos minutos de uso se leyó.',
    ],
  },
  {
    id: 'wait-before-judging',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'When to judge a scleral lens',
      'Wait 15 to 20 minutes after insertion before you judge vault, limbus and landing. The lens goes on settling afterwards: half of it happens in the first 30 minutes, and a clinic’s tool counts 4 to 8 hours of wear as settled.',
    ],
    es: [
      'Cuándo juzgar un lente escleral',
      'Espere de 15 a 20 minutos tras la inserción antes de juzgar la bóveda, el limbo y el apoyo. El lente sigue asentándose después: la mitad ocurre en los primeros 30 minutos, y la herramienta de una clínica considera asentado de 4 a 8 horas de uso.',
    ],
  },
  {
    id: 'order-of-checks',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'Order of checks on a scleral lens',
      'Look at the vault first, then at the limbus, then at the landing. Each step can change what comes after it, and a change of the limbal zone can move the vault again.',
      'Change one thing and look again. Whether several changes go together is for a consultant to decide.',
    ],
    es: [
      'Orden de revisión de un lente escleral',
      'Mire primero la bóveda, luego el limbo y luego el apoyo. Cada paso puede cambiar lo que viene después, y un cambio de la zona limbal puede mover de nuevo la bóveda.',
      'Cambie una cosa y mire otra vez. Si varios cambios van juntos lo decide un consultor.',
    ],
  },
  {
    id: 'notes-with-amounts',
    families: [],
    source: 'practicePearls',
    en: [
      'Write findings with amounts',
      'Laboratories can work with figures: “lower the central clearance by 150 µm” instead of “too much clearance”. Name the place (nasal, temporal, superior, inferior), the amount, and the minutes of wear.',
    ],
    es: [
      'Escriba los hallazgos con cantidades',
      'Los laboratorios trabajan con cifras: “baje el espacio central 150 µm” en lugar de “demasiado espacio”. Indique el lugar (nasal, temporal, superior, inferior), la cantidad y los minutos de uso.',
    ],
  },
  {
    id: 'custom-soft-needs',
    families: ['customSoft'],
    source: 'intelliwave',
    en: [
      'What an order of a custom soft lens needs',
      'The maker needs HVID, keratometry and the spectacle refraction. A toric lens is for cylinders above 0.75 D. A multifocal lens also needs the dominant eye and the pupil size in normal light.',
      'For problems the maker asks for symptoms and refraction, and changes the fit itself.',
    ],
    es: [
      'Qué necesita el pedido de un lente blando a medida',
      'El fabricante necesita HVID, queratometría y la refracción de anteojos. Un lente tórico es para cilindros de más de 0.75 D. Un lente multifocal necesita además el ojo dominante y el tamaño de la pupila con luz normal.',
      'Ante problemas, el fabricante pide síntomas y refracción, y cambia él mismo la adaptación.',
    ],
  },
]);
