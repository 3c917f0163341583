import { passagesOf } from './passage.ts';

export const ORTHO_K = passagesOf('orthoK', [
  {
    id: 'ortho-k-zones',
    families: ['orthoK'],
    source: 'crt',
    en: [
      'Zones of an ortho-k lens',
      'Paragon CRT is ordered by base curve, return zone depth, landing zone angle and diameter; its optic zone is fixed at 6.0 mm. The return zone depth goes in steps of 25 µm, usually 525 to 575 µm. The landing zone angle goes in steps of 1°, worth about 15 µm of depth each: more negative means less edge lift. Angles of −31 to −35 are drawn in the guide.',
    ],
    es: [
      'Zonas de un lente ortho-k',
      'Paragon CRT se pide por curva base, profundidad de la zona de retorno, ángulo de la zona de apoyo y diámetro; su zona óptica es fija, de 6.0 mm. La profundidad de la zona de retorno va en pasos de 25 µm, normalmente de 525 a 575 µm. El ángulo de apoyo va en pasos de 1°, que valen unos 15 µm de profundidad cada uno: más negativo significa menos levantamiento de borde. La guía dibuja ángulos de −31 a −35.',
    ],
  },
  {
    id: 'ortho-k-who',
    families: ['orthoK'],
    source: 'crt',
    en: [
      'Eyes that ortho-k is approved for',
      'Approval in the United States reaches to −6.00 D of sphere with cylinder to −1.75 D. The quick criteria of the guide are narrower: flat K of 41.00 to 45.00 D, sphere to −4.00 D, corneal cylinder of at most 1.00 D.',
      'This portal asks again beyond those limits. Certification by the maker is required.',
    ],
    es: [
      'Ojos para los que está aprobada la ortho-k',
      'La aprobación en Estados Unidos llega a −6.00 D de esfera con cilindro hasta −1.75 D. Los criterios rápidos de la guía son más estrechos: K plano de 41.00 a 45.00 D, esfera hasta −4.00 D, cilindro corneal de 1.00 D como máximo.',
      'Este portal vuelve a preguntar más allá de esos límites. Se exige la certificación del fabricante.',
    ],
  },
  {
    id: 'ortho-k-power',
    families: ['orthoK'],
    source: 'crt',
    en: [
      'Base curve and power in ortho-k',
      'In CRT the base curve serves the power alone: 0.10 mm flatter for each 0.50 D more of myopia to be treated. The over-refraction on the eye should be plano. The lens itself bears +0.50 D.',
    ],
    es: [
      'Curva base y poder en ortho-k',
      'En CRT la curva base sirve solo al poder: 0.10 mm más plana por cada 0.50 D más de miopía por tratar. La sobrerrefracción en el ojo debe ser neutra. El lente mismo lleva +0.50 D.',
    ],
  },
  {
    id: 'ortho-k-decentered',
    families: ['orthoK'],
    source: 'crt',
    en: [
      'An ortho-k lens that is decentered',
      'Up or to the side: more depth. The guide to CRT makes the return zone 25 µm deeper, the landing zone angle 1° steeper, or the lens larger. Down: less depth.',
      'Make one change, and look again.',
    ],
    es: [
      'Un lente ortho-k descentrado',
      'Hacia arriba o a un lado: más profundidad. La guía de CRT hace la zona de retorno 25 µm más profunda, el ángulo de apoyo 1° más cerrado, o el lente más grande. Hacia abajo: menos profundidad.',
      'Haga un cambio y mire de nuevo.',
    ],
  },
  {
    id: 'ortho-k-ordering',
    families: ['orthoK'],
    source: 'euclid',
    en: [
      'Ordering ortho-k from measurements alone',
      'A design in the manner of Euclid needs only refraction, keratometry and HVID: the laboratory works out the lens. Paragon CRT is chosen by its own parameters instead.',
      'The ranges that this portal offers for ortho-k (base curve, zone depth, angle, and 10.0 to 12.0 mm of diameter, mostly 10.5 mm) are assumptions.',
    ],
    es: [
      'Pedir ortho-k solo con mediciones',
      'Un diseño como el de Euclid necesita solo refracción, queratometría y HVID: el laboratorio calcula el lente. Paragon CRT se elige en cambio por sus propios parámetros.',
      'Los rangos que este portal ofrece para ortho-k (curva base, profundidad de zona, ángulo y de 10.0 a 12.0 mm de diámetro, casi siempre 10.5 mm) son supuestos.',
    ],
  },
]);
