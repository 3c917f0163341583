import { passagesOf } from './passage.ts';

export const SOFT = passagesOf('soft', [
  {
    id: 'soft-diameter',
    families: ['customSoft'],
    source: 'cantorNissel',
    en: [
      'Diameter of a custom soft lens',
      'One fitting guide takes HVID + 2 to 3 mm. An open worked case of a toric lens takes HVID + 2.2 mm. The maker of Intelliwave wants the edge about 1.5 mm beyond the limbus.',
      'This portal asks again when the diameter is not within HVID + 1.5 to 3.5 mm, which is an assumption around those.',
    ],
    es: [
      'Diámetro de un lente blando a medida',
      'Una guía de adaptación toma HVID + 2 a 3 mm. Un caso abierto de un lente tórico toma HVID + 2.2 mm. El fabricante de Intelliwave quiere el borde unos 1.5 mm más allá del limbo.',
      'Este portal vuelve a preguntar cuando el diámetro no está en HVID + 1.5 a 3.5 mm, que es un supuesto en torno a aquellas cifras.',
    ],
  },
  {
    id: 'soft-base-curve',
    families: ['customSoft'],
    source: 'cantorNissel',
    en: [
      'Base curve of a custom soft lens',
      'Flatter than the flattest K, and more so the larger the lens: 0.30 to 0.40 mm at a diameter of 12.5 mm, 0.40 to 0.60 mm at 13.0 mm, 0.60 to 0.80 mm at 13.5 mm, 0.80 to 1.00 mm at 14.0 mm, 1.00 to 1.20 mm at 14.5 to 15.0 mm.',
      'For an HVID above 11.8 mm a journal adds 1.00 D to the mean K before the base curve is chosen.',
    ],
    es: [
      'Curva base de un lente blando a medida',
      'Más plana que el K más plano, y tanto más cuanto mayor el lente: de 0.30 a 0.40 mm con un diámetro de 12.5 mm, de 0.40 a 0.60 mm con 13.0 mm, de 0.60 a 0.80 mm con 13.5 mm, de 0.80 a 1.00 mm con 14.0 mm, de 1.00 a 1.20 mm con 14.5 a 15.0 mm.',
      'Con un HVID mayor de 11.8 mm, una revista suma 1.00 D al K medio antes de elegir la curva base.',
    ],
  },
  {
    id: 'soft-simple-table',
    families: ['customSoft'],
    source: 'customSoftCanada',
    en: [
      'Soft lens by keratometry: a simple table',
      'For an HVID of 11.5 mm a laboratory gives: K to 41.50 D, 9.00 to 9.30 mm with 14.0 to 14.5 mm; 41.75 to 43.50 D, 8.70 with 14.0 mm; 43.75 to 45.00 D, 8.40 with 14.0 mm; 45.25 to 46.50 D, 8.10 with 13.5 mm; steeper than 46.50 D, 7.80 with 13.0 to 13.5 mm.',
    ],
    es: [
      'Lente blando según la queratometría: una tabla simple',
      'Para un HVID de 11.5 mm un laboratorio da: K hasta 41.50 D, de 9.00 a 9.30 mm con 14.0 a 14.5 mm; de 41.75 a 43.50 D, 8.70 con 14.0 mm; de 43.75 a 45.00 D, 8.40 con 14.0 mm; de 45.25 a 46.50 D, 8.10 con 13.5 mm; más cerrado que 46.50 D, 7.80 con 13.0 a 13.5 mm.',
    ],
  },
  {
    id: 'soft-movement',
    families: ['customSoft'],
    source: 'intelliwave',
    standing: 'secondHand',
    en: [
      'Movement of a soft lens',
      'The maker of Intelliwave wants 0.5 to 1.0 mm of movement, with the edge about 1.5 mm beyond the limbus. KeraSoft IC, a thicker lens for irregular corneas, may move up to 2.0 mm.',
      'Less movement asks for a flatter lens, more for a steeper one: that is an assumption of this portal. The maker asks for symptoms and refraction and changes the fit itself.',
    ],
    es: [
      'Movimiento de un lente blando',
      'El fabricante de Intelliwave busca de 0.5 a 1.0 mm de movimiento, con el borde unos 1.5 mm más allá del limbo. KeraSoft IC, un lente para córneas irregulares, puede moverse hasta 2.0 mm.',
      'Menos movimiento pide un lente más plano; más, uno más cerrado: es un supuesto de este portal. El fabricante pide síntomas y refracción y cambia él mismo la adaptación.',
    ],
  },
  {
    id: 'soft-toric-axis',
    families: ['customSoft'],
    source: 'intelliwave',
    standing: 'secondHand',
    en: [
      'A soft toric lens that rotates',
      'Up to 5° off: change the axis, left add and right subtract. More than 5°: a larger diameter or a new fit, says the maker’s brochure. Others compensate any rotation that is stable, and call more than 10° poor.',
      'A rotation that comes and goes is compensated by no axis.',
    ],
    es: [
      'Un lente tórico blando que rota',
      'Hasta 5° de desvío: cambie el eje, izquierda suma y derecha resta. Más de 5°: un diámetro mayor o una nueva adaptación, dice el folleto del fabricante. Otros compensan cualquier rotación estable y llaman deficiente a más de 10°.',
      'Una rotación que va y viene no la compensa ningún eje.',
    ],
  },
  {
    id: 'intelliwave-range',
    families: ['customSoft'],
    source: 'intelliwave',
    en: [
      'What Intelliwave is made in',
      'Base curve and diameter are made to order. Spheres run from +20.00 to −20.00 D in steps of 0.25 D, cylinders to −12.00 D with axes of 1 to 180 in steps of 1, adds to +4.00 D with the near power in the center.',
      'The materials are Definitive, a silicone hydrogel with 74 % of water and Dk 60 for a quarter of a year, and a hydrogel with 49 % and Dk 16 for half a year. So says a brochure of 2012.',
    ],
    es: [
      'En qué se hace Intelliwave',
      'La curva base y el diámetro se hacen a pedido. Las esferas van de +20.00 a −20.00 D en pasos de 0.25 D, los cilindros hasta −12.00 D con ejes de 1 a 180 en pasos de 1, las adiciones hasta +4.00 D con el poder de cerca en el centro.',
      'Los materiales son Definitive, un hidrogel de silicona con 74 % de agua y Dk 60 para un trimestre, y un hidrogel con 49 % y Dk 16 para medio año. Así lo dice un folleto de 2012.',
    ],
  },
  {
    id: 'kerasoft-start',
    families: ['customSoft'],
    source: 'keraSoftManual',
    en: [
      'Starting KeraSoft IC',
      'For a cone start at a base curve of 8.60 mm when mild, then 8.40 and 8.00 mm; for pellucid degeneration 8.60 or 8.40 mm. After surgery 8.60 mm with periphery STP2, or standard when the shape is unknown. An unknown natural ectasia begins at 8.20 mm, standard.',
      'The set is 14.5 mm wide. Rotation to 10° is accepted. An order always needs the vertex distance.',
    ],
    es: [
      'Empezar con KeraSoft IC',
      'Para un cono empiece con una curva base de 8.60 mm si es leve, luego 8.40 y 8.00 mm; para degeneración pelúcida, 8.60 u 8.40 mm. Tras cirugía, 8.60 mm con periferia STP2, o estándar si se desconoce la forma. Una ectasia natural desconocida empieza en 8.20 mm, estándar.',
      'El juego mide 14.5 mm. Se acepta una rotación de hasta 10°. El pedido siempre necesita la distancia al vértice.',
    ],
  },
]);
