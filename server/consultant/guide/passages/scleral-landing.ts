import { passagesOf } from './passage.ts';

/** Limbus, landing and what goes with them. */
export const SCLERAL_LANDING = passagesOf('scleral', [
  {
    id: 'scleral-limbus',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'Clearance over the limbus',
      'About 100 µm of clearance over the limbus are wanted by the guide to Atlantis. Against midday fogging another source aims at 50 µm.',
      'Fluorescein is not visible in a layer of less than about 20 µm: a dark ring is no proof of touch.',
    ],
    es: [
      'Espacio sobre el limbo',
      'La guía de Atlantis busca unos 100 µm de espacio sobre el limbo. Contra el empañamiento del mediodía, otra fuente apunta a 50 µm.',
      'La fluoresceína no se ve en una capa de menos de unos 20 µm: un anillo oscuro no prueba que haya toque.',
    ],
  },
  {
    id: 'scleral-limbal-touch',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'Limbal touch',
      'When Ampleye touches at the limbus, raise the LLZ. Afterwards check the vault again, because that change can move the height of the central and peripheral zones.',
      'The guide to Atlantis takes a steep limbal zone first, about 25 µm a step, then a base curve 0.25 D steeper, then a larger diameter.',
    ],
    es: [
      'Toque limbal',
      'Cuando Ampleye toca en el limbo, aumente la LLZ. Después revise de nuevo la bóveda, porque ese cambio puede mover la altura de las zonas central y periférica.',
      'La guía de Atlantis toma primero una zona limbal más cerrada, unos 25 µm por paso, luego una curva base 0.25 D más cerrada y luego un diámetro mayor.',
    ],
  },
  {
    id: 'scleral-limbal-excess',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'Too much limbal clearance, ring of bubbles',
      'A ring of bubbles around the cornea shows too much room over the limbus. The guide to Atlantis takes a flat limbal zone first, about 25 µm a step, then a base curve 0.25 D flatter, then a smaller diameter.',
    ],
    es: [
      'Demasiado espacio limbal, anillo de burbujas',
      'Un anillo de burbujas alrededor de la córnea indica demasiado espacio sobre el limbo. La guía de Atlantis toma primero una zona limbal más plana, unos 25 µm por paso, luego una curva base 0.25 D más plana y luego un diámetro menor.',
    ],
  },
  {
    id: 'scleral-landing',
    families: ['scleral'],
    source: 'europa',
    en: [
      'A good landing',
      'The landing should bear lightly and evenly through 360° of the sclera, without blanching of vessels. Short blanching that comes and goes is usually tolerated.',
      'Judge it quadrant by quadrant once the lens has settled for 15 to 20 minutes: nasal, temporal, superior and inferior need not agree, because few eyes have a round sclera.',
    ],
    es: [
      'Un buen apoyo',
      'El apoyo debe descansar de forma ligera y pareja en los 360° de la esclera, sin blanqueamiento de los vasos. Un blanqueamiento breve que va y viene suele tolerarse.',
      'Júzguelo cuadrante por cuadrante cuando el lente haya reposado de 15 a 20 minutos: nasal, temporal, superior e inferior no tienen por qué coincidir, porque pocos ojos tienen una esclera redonda.',
    ],
  },
  {
    id: 'scleral-blanching',
    families: ['scleral'],
    source: 'jupiter',
    en: [
      'Blanching and impingement',
      'Where the edge presses on the vessels, the landing is too tight there. For Ampleye a clinic’s tool raises the lift of the SLZ. Guides to other lenses flatten the scleral zone: first one flat step, then two, then a base curve 0.25 D flatter.',
      'Sources disagree on two points. The guide to Jupiter flattens where it blanches near the edge but steepens where it blanches near the limbus. An open tool steepens for impingement; this portal follows the makers’ guides. Blanching in one place asks for a toric or quadrant landing.',
    ],
    es: [
      'Blanqueamiento e impronta',
      'Donde el borde presiona los vasos, el apoyo está demasiado apretado. Para Ampleye, la herramienta de una clínica aumenta el levantamiento de la SLZ. Las guías de otros lentes aplanan la zona escleral: primero un paso más plano, luego dos, luego una curva base 0.25 D más plana.',
      'Las fuentes no coinciden en dos puntos. La guía de Jupiter aplana donde blanquea cerca del borde, pero cierra donde blanquea cerca del limbo. Una herramienta abierta cierra ante la impronta; este portal sigue las guías de fabricantes. El blanqueamiento en un solo lugar pide un apoyo tórico o por cuadrantes.',
    ],
  },
  {
    id: 'scleral-edge-lift',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'Edge lift and bubbles at the edge',
      'When the edge of Ampleye stands off or lets bubbles in, lower the SLZ landing or check its alignment again.',
      'The guide to Atlantis takes a steep scleral zone first, about 50 µm a step, then a base curve 0.25 D steeper; check before a second change that the depth is not too low. Lift in two opposite quadrants asks for a toric landing, after that for a quadrant one.',
    ],
    es: [
      'Borde levantado y burbujas en el borde',
      'Cuando el borde de Ampleye se levanta o deja entrar burbujas, baje el apoyo SLZ o revise de nuevo su alineación.',
      'La guía de Atlantis toma primero una zona escleral más cerrada, unos 50 µm por paso, y luego una curva base 0.25 D más cerrada; antes de un segundo cambio compruebe que la profundidad no sea demasiado baja. El levantamiento en dos cuadrantes opuestos pide un apoyo tórico y después uno por cuadrantes.',
    ],
  },
  {
    id: 'scleral-toric-landing',
    families: ['scleral'],
    source: 'ocularShape',
    en: [
      'When a toric or quadrant landing is needed',
      'In one series only 5.7 % of eyes had a spherical sclera; 28.6 % were toric, 40.7 % asymmetric, and 25 % toric with unequal spacing. A round landing therefore often presses in one meridian and lifts in the other.',
      'Lift in two opposite quadrants asks for a toric landing. When quadrants differ each on its own, or a toric landing did not do, a quadrant landing (nasal, temporal, superior, inferior) is the next step. A lens that stays decentered is another reason to look.',
    ],
    es: [
      'Cuándo hace falta un apoyo tórico o por cuadrantes',
      'En una serie solo el 5.7 % de los ojos tenía una esclera esférica; el 28.6 % era tórica, el 40.7 % asimétrica y el 25 % tórica con separación desigual. Por eso un apoyo redondo a menudo presiona en un meridiano y se levanta en el otro.',
      'El levantamiento en dos cuadrantes opuestos pide un apoyo tórico. Cuando cada cuadrante difiere, o un apoyo tórico no bastó, sigue un apoyo por cuadrantes (nasal, temporal, superior, inferior). Un lente que sigue descentrado es otra razón para mirar.',
    ],
  },
  {
    id: 'scleral-seal-off',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'No fluorescein gets under the lens: seal-off',
      'When dye put on the eye does not reach under the lens after 15 to 20 minutes, the landing seals. The guide to Atlantis takes the next flat scleral zone, then two, then a base curve 0.25 D flatter.',
    ],
    es: [
      'No entra fluoresceína bajo el lente: sellado',
      'Cuando la fluoresceína puesta en el ojo no llega bajo el lente tras 15 a 20 minutos, el apoyo sella. La guía de Atlantis toma la siguiente zona escleral más plana, luego dos, luego una curva base 0.25 D más plana.',
    ],
  },
  {
    id: 'scleral-adherence',
    families: ['scleral'],
    source: 'jupiter',
    en: [
      'The lens sticks or is hard to remove',
      'A lens that adheres is fitted too tightly: flatten the base curve, the peripheral curves, or both. On its 15 mm series the guide to Jupiter also offers a fenestration when removal stays hard.',
      'Show the wearer how to break the suction at the edge before anything is changed: see the passage on removal.',
    ],
    es: [
      'El lente se adhiere o cuesta retirarlo',
      'Un lente que se adhiere está demasiado apretado: aplane la curva base, las curvas periféricas o ambas. En su serie de 15 mm, la guía de Jupiter ofrece además una fenestración cuando sigue siendo difícil de retirar.',
      'Antes de cambiar nada, muestre al usuario cómo romper la succión en el borde: vea el pasaje sobre el retiro.',
    ],
  },
  {
    id: 'scleral-decentered',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'A scleral lens that is decentered',
      'The guide to Atlantis steepens the base curve by 1.00 D, then takes a larger diameter. When the lens stays off center, look at the quadrants: a toric or quadrant landing may be what it needs.',
    ],
    es: [
      'Un lente escleral descentrado',
      'La guía de Atlantis cierra la curva base 1.00 D y luego toma un diámetro mayor. Si el lente sigue descentrado, observe los cuadrantes: puede necesitar un apoyo tórico o por cuadrantes.',
    ],
  },
  {
    id: 'scleral-rotation',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'A scleral lens that rotates',
      'When Ampleye rotates, check the toric landing and where its mark stands. Marks at the flat meridian are an assumption of this portal.',
      'For a front toric on a scleral lens, guides to other lenses use ballast by double slab-off.',
    ],
    es: [
      'Un lente escleral que rota',
      'Cuando Ampleye rota, compruebe el apoyo tórico y dónde está su marca. Las marcas en el meridiano plano son un supuesto de este portal.',
      'Para un tórico frontal en un lente escleral, las guías de otros lentes usan lastre por doble adelgazamiento.',
    ],
  },
  {
    id: 'scleral-midday-fogging',
    families: ['scleral'],
    source: 'complications',
    en: [
      'Midday fogging',
      'About 30 % of wearers see fog after some hours; a case report says 20 to 30 %.',
      'First lower the depth and flatten the limbal curve to about 50 µm of clearance, and loosen a tight landing. Then treat lids and dry eye. Last, fill with a thicker fluid without preservatives, or remove and refill the lens at midday. The source changes several things at once: ask a consultant before you do.',
    ],
    es: [
      'Empañamiento del mediodía',
      'Cerca del 30 % de los usuarios ve niebla tras unas horas; un informe de caso dice del 20 al 30 %.',
      'Primero baje la profundidad y aplane la curva limbal hasta unos 50 µm de espacio, y afloje un apoyo apretado. Después trate los párpados y el ojo seco. Por último, llene con un líquido más espeso sin conservantes, o retire y rellene el lente al mediodía. La fuente cambia varias cosas a la vez: consulte antes a un consultor.',
    ],
  },
  {
    id: 'scleral-flexure',
    families: ['scleral'],
    source: 'europa',
    en: [
      'Flexure of a scleral lens',
      'Cylinder through the lens has two causes. Measure over-keratometry first: cylinder there means that the lens flexes; none means real residual astigmatism.',
      'Against flexure the guide to Atlantis adds 0.10 mm of center thickness, the guide to Europa 0.1 to 0.2 mm; flatter curves or a toric landing help, too. Residual astigmatism without flexure takes a front toric, or spectacles over the lens.',
    ],
    es: [
      'Flexión de un lente escleral',
      'El cilindro a través del lente tiene dos causas. Mida primero la sobrequeratometría: si hay cilindro, el lente se flexiona; si no lo hay, es astigmatismo residual real.',
      'Contra la flexión, la guía de Atlantis añade 0.10 mm de espesor central y la de Europa de 0.1 a 0.2 mm; también ayudan curvas más planas o un apoyo tórico. El astigmatismo residual sin flexión lleva un tórico frontal, o anteojos sobre el lente.',
    ],
  },
  {
    id: 'scleral-power',
    families: ['scleral'],
    source: 'europa',
    en: [
      'Power of a scleral lens',
      'The final power is the power of the diagnostic lens plus the sphero-cylinder over-refraction, which is taken to the cornea from 4.00 D on.',
      'A change of vault alone hardly changes the over-refraction. A change of base curve does: steeper needs more minus, flatter more plus.',
    ],
    es: [
      'Poder de un lente escleral',
      'El poder final es el del lente de prueba más la sobrerrefracción esferocilíndrica, que se lleva a la córnea desde 4.00 D.',
      'Un cambio de bóveda por sí solo casi no cambia la sobrerrefracción. Un cambio de curva base sí: más cerrada necesita más negativo; más plana, más positivo.',
    ],
  },
]);
