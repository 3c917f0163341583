import { passagesOf } from './passage.ts';

export const CHOOSING = passagesOf('choosing', [
  {
    id: 'first-ampleye',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'First diagnostic lens: Ampleye by condition',
      'A clinic’s tool starts at a sagittal depth of 3400 µm for a normal or oblate cornea, 3800 µm for keratoconus or pellucid degeneration, and 4200 µm for an advanced cone or after a graft.',
      'A fitting guide of the maker was not at hand: see the figures as a start, then measure the vault.',
    ],
    es: [
      'Primer lente de prueba: Ampleye según la condición',
      'La herramienta de una clínica empieza con una profundidad sagital de 3400 µm para una córnea normal u oblata, 3800 µm para queratocono o degeneración pelúcida y 4200 µm para un cono avanzado o tras un injerto.',
      'No se disponía de una guía del fabricante: tome las cifras como inicio y mida después la bóveda.',
    ],
  },
  {
    id: 'first-scleral-unknown',
    families: ['scleral'],
    source: 'fitSuccess',
    en: [
      'First scleral lens when nothing is known',
      'Take the middle lens of the set and use it as a gauge of depth. Make a big step next, so that the right depth lies between both lenses, then bracket it.',
      'The guide to Atlantis begins with 44.00 D in 15.0 mm whatever the keratometry. The guide to Europa begins at 46 D, or 50 D for keratoconus, and goes in steps of 2 to 4 D.',
    ],
    es: [
      'Primer lente escleral cuando no se sabe nada',
      'Tome el lente del medio del juego y úselo como medida de profundidad. Dé después un paso grande, de modo que la profundidad correcta quede entre ambos lentes, y vaya acotándola.',
      'La guía de Atlantis empieza con 44.00 D en 15.0 mm sea cual sea la queratometría. La guía de Europa empieza en 46 D, o 50 D con queratocono, y va en pasos de 2 a 4 D.',
    ],
  },
  {
    id: 'scleral-diameter',
    families: ['scleral'],
    source: 'eyeSpace',
    en: [
      'Diameter of a scleral lens: what guides say',
      'EyeSpace adds 5.50 mm to the HVID and rounds up to the next 0.50 mm. Maxim wants at least 2 mm beyond the limbus. Jupiter takes 14.4 mm in its 15 series for an HVID under 11.4 mm, and 15.6 mm over 12.0 mm. A severely irregular eye is easier at 18 mm or more.',
      'The rules belong to those lenses; Ampleye has a passage of its own.',
    ],
    es: [
      'Diámetro de un lente escleral: qué dicen las guías',
      'EyeSpace suma 5.50 mm al HVID y redondea hacia arriba al siguiente 0.50 mm. Maxim quiere al menos 2 mm más allá del limbo. Jupiter toma 14.4 mm en su serie 15 con un HVID menor de 11.4 mm, y 15.6 mm por encima de 12.0 mm. Un ojo muy irregular es más fácil con 18 mm o más.',
      'Las reglas son de esos lentes; Ampleye tiene un pasaje propio.',
    ],
  },
  {
    id: 'ampleye-diameter',
    families: ['scleral'],
    source: 'assumption',
    en: [
      'Diameter of Ampleye',
      'The maker’s table was not at hand. This portal assumes 15.0 to 15.5 mm up to an HVID of 11.4 mm, 16.0 to 16.5 mm from 11.5 to 12.0 mm, and 17.0 mm above 12.0 mm. It warns when the diameter is less than HVID + 3.5 mm or more than HVID + 6.0 mm.',
      'All of these are assumptions.',
    ],
    es: [
      'Diámetro de Ampleye',
      'No se disponía de la tabla del fabricante. Este portal supone de 15.0 a 15.5 mm hasta un HVID de 11.4 mm, de 16.0 a 16.5 mm entre 11.5 y 12.0 mm, y 17.0 mm por encima de 12.0 mm. Avisa cuando el diámetro es menor que HVID + 3.5 mm o mayor que HVID + 6.0 mm.',
      'Todo esto son supuestos.',
    ],
  },
  {
    id: 'prolate-or-oblate',
    families: ['scleral'],
    source: 'fittingTips',
    en: [
      'Prolate or oblate design',
      'A prolate design, steeper in the center, suits regular and ectatic corneas such as keratoconus. An oblate design, flatter in the center, suits the shapes after refractive surgery or a graft; that half is general knowledge and was not read in the source.',
    ],
    es: [
      'Diseño prolato u oblato',
      'Un diseño prolato, más cerrado en el centro, conviene a córneas regulares y ectásicas como el queratocono. Un diseño oblato, más plano en el centro, conviene a las formas tras cirugía refractiva o injerto; esa mitad es conocimiento general y no se leyó en la fuente.',
    ],
  },
  {
    id: 'choosing-keratoconus',
    families: ['keratoconus', 'scleral', 'customSoft', 'hybrid'],
    source: 'aks',
    standing: 'secondHand',
    en: [
      'Lenses for keratoconus',
      'Four kinds come into question: a corneal GP of a keratoconus design, a scleral, a soft lens for irregular corneas, and a hybrid. A normal GP design is questioned by this portal when keratoconus is given.',
      'Art Optical’s AKS system of 2007 had a standard set for keratometry of 47 to 53 D and an extended set above 53 D, both 8.5 mm wide, and Envision for early cones, 9.3 to 10.3 mm.',
    ],
    es: [
      'Lentes para queratocono',
      'Hay cuatro clases posibles: un RGP corneal de diseño para queratocono, un escleral, un lente blando para córneas irregulares y un híbrido. Este portal cuestiona un diseño RGP normal cuando se indica queratocono.',
      'El sistema AKS de Art Optical de 2007 tenía un juego estándar para queratometrías de 47 a 53 D y uno extendido por encima de 53 D, ambos de 8.5 mm, y Envision para conos incipientes, de 9.3 a 10.3 mm.',
    ],
  },
  {
    id: 'custom-or-stock-soft',
    families: ['customSoft'],
    source: 'customOrStandard',
    en: [
      'When a soft lens must be custom made',
      'Stock soft lenses end near +8.00 and −12.00 D, in extended ranges near +15.00 and −20.00 D. Their cylinders end at −2.25 or −2.75 D, extended at −5.75 D. Beyond that a custom lens is needed.',
      'A custom soft lens of Art Optical reaches from +20.00 to −20.00 D, with cylinders to −12.00 D in any axis.',
    ],
    es: [
      'Cuándo un lente blando debe ser a medida',
      'Los lentes blandos de serie terminan cerca de +8.00 y −12.00 D; en gamas ampliadas, cerca de +15.00 y −20.00 D. Sus cilindros terminan en −2.25 o −2.75 D, ampliados en −5.75 D. Más allá hace falta un lente a medida.',
      'Un lente blando a medida de Art Optical va de +20.00 a −20.00 D, con cilindros hasta −12.00 D en cualquier eje.',
    ],
  },
  {
    id: 'hybrid-vault',
    families: ['hybrid'],
    source: 'ultraHealth',
    en: [
      'Hybrid lenses: vault and skirt',
      'A hybrid has a rigid center and a soft skirt. UltraHealth is chosen by its vault, 50 to 750 µm, and by a steep, medium or flat skirt; it is 14.5 mm wide, its rigid part 8.4 mm. ClearKone has vaults of 100 to 600 µm in steps of 50 µm.',
      'This portal has no guide to changing a hybrid: only its power follows from formulas. Ask a consultant about the fit.',
    ],
    es: [
      'Lentes híbridos: bóveda y faldón',
      'Un híbrido tiene un centro rígido y un faldón blando. UltraHealth se elige por su bóveda, de 50 a 750 µm, y por un faldón curvo, medio o plano; mide 14.5 mm, y su parte rígida 8.4 mm. ClearKone tiene bóvedas de 100 a 600 µm en pasos de 50 µm.',
      'Este portal no tiene una guía para cambiar un híbrido: solo su poder se deduce de fórmulas. Pregunte a un consultor por la adaptación.',
    ],
  },
  {
    id: 'gp-multifocal-ranges',
    families: ['gpMultifocal'],
    source: 'renovation',
    en: [
      'GP multifocals of Art Optical',
      'Renovation, an aspheric multifocal, came in base curves of 6.90 to 8.50 mm, diameters of 9.0 to 10.0 mm and adds of +1.00 to +3.50 D; its near add is the spectacle add plus 0.25 D. MagniClear reached adds of +4.50 D, the translating Bi-Expert +1.50 to +3.00 D.',
      'These are brochures of 2008 and 2009; what is made today is in the lens definitions of the portal.',
    ],
    es: [
      'Multifocales RGP de Art Optical',
      'Renovation, un multifocal asférico, venía en curvas base de 6.90 a 8.50 mm, diámetros de 9.0 a 10.0 mm y adiciones de +1.00 a +3.50 D; su adición de cerca es la de anteojos más 0.25 D. MagniClear llegaba a adiciones de +4.50 D, y Bi-Expert, de traslación, de +1.50 a +3.00 D.',
      'Son folletos de 2008 y 2009; lo que se hace hoy está en las definiciones de lentes del portal.',
    ],
  },
  {
    id: 'scleral-multifocal',
    families: ['scleral'],
    source: 'multifocalScleral',
    en: [
      'Multifocal scleral lenses',
      'Scleral multifocals have the near power in the center, or the distance power. Zone size and add can be adjusted. On the distributor’s form of Europa the adds run from +1.00 to +3.50 D.',
      'For Ampleye this portal assumes a near center with adds of +0.75 to +3.50 D and a zone of 1.5 to 4.0 mm: assumptions, since the maker’s guide was not at hand.',
    ],
    es: [
      'Lentes esclerales multifocales',
      'Los multifocales esclerales llevan en el centro el poder de cerca o el de lejos. El tamaño de la zona y la adición se pueden ajustar. En el formulario del distribuidor de Europa las adiciones van de +1.00 a +3.50 D.',
      'Para Ampleye este portal supone un centro de cerca con adiciones de +0.75 a +3.50 D y una zona de 1.5 a 4.0 mm: supuestos, pues no se disponía de la guía del fabricante.',
    ],
  },
]);
