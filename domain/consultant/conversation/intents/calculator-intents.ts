import type { CalculatorId } from '../../calculators/parts/names.ts';
import type { Stated } from '../reading/stated.ts';

interface CalculatorIntent {
  id: CalculatorId;
  pattern: RegExp;
  /** What must be stated beside the words; the words alone may mean something else. */
  needs?: (stated: Stated) => boolean;
}

const CURVES = String.raw`(?:base curves?|bcs?\b|curvas? base|\bcb\b)`;

/** By which words each calculator is asked for, the special before the general. */
export const CALCULATOR_INTENTS: readonly CalculatorIntent[] = [
  {
    id: 'back-toric-cylinder',
    pattern:
      /back.?(?:surface )?toric|induced? cyl\w*|cyl\w* (?:that )?(?:is )?induced|cilindro inducido|toric\w* posterior|toric\w* de cara posterior|cilindro (?:que )?anad/u,
  },
  {
    id: 'residual-astigmatism',
    pattern: /residual (?:astigmat|cyl)|(?:astigmatismo|cilindro) residual/u,
    needs: (stated) => stated.k !== null || stated.powers.length > 0,
  },
  {
    id: 'toric-tear-lens',
    pattern:
      /(?:tear|lacrimal)[^.;]*toric|toric[^.;]*(?:tear|lacrimal)|full (?:lens )?power|(?:tears?|tear lens)[^.;]*(?:both|each) meridian|(?:lente lagrimal|lagrima)[^.;]*toric|toric\w*[^.;]*lagrima|poder completo|(?:lagrima\w*)[^.;]*(?:ambos|cada) meridiano/u,
  },
  {
    id: 'base-curve-change',
    pattern: new RegExp(
      String.raw`(?:chang|steepen|flatten|switch|go(?:ing)? from|mov(?:e|ing) from|if i|cambi|pasa[rn]?|paso|cerrar|aplanar)\w*[^.;]*${CURVES}|${CURVES}[^.;]*(?:\bfrom\b|\bde \d)[^.;]*(?:\bto\b|\ba\b)|${CURVES}[^.;]*(?:chang|cambi)|new ${CURVES}|nueva ${CURVES}|(?:steeper|flatter)[^.;]*${CURVES}`,
      'u',
    ),
    needs: ({ named, powers: stated }) =>
      !stated.some(({ role }) => role === 'over') &&
      (named.baseCurve?.[1] !== undefined || named.newBaseCurve !== undefined || stated.length > 0),
  },
  {
    id: 'rotation-error',
    pattern:
      /(?:uncorrected|off.?axis|off its axis|misalign\w*|mislocat\w*|fuera de (?:su )?eje|desalinead\w*|sin corregir|left over|residual error)|how much (?:cyl|astig)\w*[^.;]*(?:left|remain|induce|uncorrect|lost)|(?:cuanto|que) (?:cilindro|astigmatismo)[^.;]*(?:queda|resta|sin corregir|pierde)/u,
    needs: ({ named, rotation, powers: stated, bare }) =>
      named.cylinder !== undefined || rotation !== null || stated.length > 0 || bare.length > 0,
  },
  {
    id: 'axis-rotation',
    pattern:
      /\blars\b|(?:what|which|new|que|cual|nuevo) (?:es el )?(?:axis|eje)[^.;]*(?:order|rotat|turn|compensat|pid|ped|gir|rota)|(?:axis|eje) (?:to order|should i order|do i order|a pedir|que (?:debo )?pid|que (?:se )?pide|debo pedir|pido)|(?:compensat|correct)\w*[^.;]*(?:rotat|axis)|compens\w*[^.;]*(?:rotaci|giro|eje)|(?:rotat|turn|gir[ao]|rota)\w*[^.;]*(?:what|which|que|cual) (?:axis|eje)/u,
  },
  {
    id: 'over-refraction',
    pattern:
      /\b(?:final|resulting) (?:lens )?power|poder final|(?:final|resulting|total|new|what|which) (?:lens )?(?:power|rx)[^.;]*over.?refract|over.?refract\w*[^.;?]*(?:final|resulting|total|what|which|new) (?:lens )?(?:power|rx)|over.?refract\w* calc|(?:poder (?:final|resultante|total|nuevo)|que poder)[^.;]*sobre.?refrac|sobre.?refrac\w*[^.;?]*(?:poder (?:final|resultante|total|nuevo)|que poder)|combine[^.;]*over.?refract|add (?:the )?over.?refract|sum\w* [^.;]*sobre.?refrac/u,
  },
  {
    id: 'crossed-cylinders',
    pattern:
      /cross(?:ed)?.?cyl|cilindros cruzados|(?:add|combine|sum(?: of)?|total of|suma\w*|combina\w*)\b/u,
    needs: ({ powers: stated, text }) => stated.length >= 2 || /cross|cruzad/u.test(text),
  },
  {
    id: 'transposition',
    pattern:
      /transpo[sn]|(?:plus|minus|positive|negative) cyl\w*(?: form| notation)?|cilindro (?:positivo|negativo)|en cilindro (?:mas|menos)/u,
    needs: (stated) => /transpo[sn]|transpon/u.test(stated.text) || stated.powers.length > 0,
  },
  {
    id: 'spherical-equivalent',
    pattern:
      /spherical equiv|equivalente esferic|\bse (?:of|de)\b|\bse\b(?=\s*[+-]\d)|mean sphere|esfera equivalente|\bsph(?:erical)? eq/u,
  },
  {
    id: 'meridian-power',
    pattern:
      /(?:power|poder)[^.;]*(?:along|at|in|on|a lo largo|en|del?)[^.;]*meridian|meridian power|along (?:the )?(?:\d+|meridian)|(?:in|at) the \d+ ?(?:°|deg\w*)? meridian|meridiano (?:de |a )?\d/u,
    needs: (stated) => stated.powers.length > 0 && stated.k === null,
  },
  {
    id: 'corneal-cylinder',
    pattern:
      /corneal (?:cyl|astig|toricit)|(?:cilindro|astigmatismo|toricidad) corneal|mean k\b|average k\b|k (?:media|promedio)/u,
    needs: ({ k, bare, named, powers: stated }) =>
      k !== null || stated.length > 0 || bare.length + Object.keys(named).length !== 1,
  },
  {
    id: 'tear-lens',
    pattern: /\btears?\b|lacrimal|lagrim|fluid lens/u,
  },
  {
    id: 'lens-power',
    pattern:
      /\bsam.?(?:\/|-)?fap\b|(?:lens|gp|rgp|final|contact lens|ordered?|what|which) power\b|power (?:to|should i|do i|of the (?:gp|rgp|lens))|poder (?:del? (?:un |una )?(?:lente|rgp|gp)|a pedir|rgp|gp|que (?:debo )?pid|debo pedir|final|pido)|que poder|calcula\w* el poder/u,
    needs: ({ text, k, named }) =>
      /sam.?fap/u.test(text.replace(/[/-]/gu, '')) || k !== null || named.baseCurve !== undefined,
  },
  {
    id: 'vertex-distance',
    pattern:
      /\bvertex|vertice|\bbvd\b|corneal plane|plano corneal|(?:spectacles?|glasses|anteojos?|gafas) (?:plane )?(?:power )?(?:to|at) (?:the )?(?:cornea|contact)|\b(?:at|en|a|to) (?:the |la )?cornea\b(?! (?:tiene|has))|(?:in|at|to|into) (?:the )?(?:spectacles?|glasses)|(?:en|a) (?:los |las )?(?:anteojos|gafas)|(?:de|del) (?:anteojo|lente de armazon)[^.;]*(?:a la cornea|a lente)|effective power|poder efectivo/u,
  },
  {
    id: 'keratometry',
    pattern:
      /(?:to|in|into|a|en) (?:mm\b|millimet|milimetro|radius|radio|diopt|dioptr)|\bto d\b|(?:convert|conviert|pasa)\w*[^.;]*(?:\bk\b|mm|radius|radio|diopt|dioptr|curv)|(?:radius|radio) of \d|(?:what|que) (?:radius|radio)|how many (?:mm|diopt)|cuant[oa]s (?:mm|milimetros|dioptr)|mm (?:is|es|son)\b/u,
    needs: ({ k, named, bare }) => k !== null || named.baseCurve !== undefined || bare.length > 0,
  },
  {
    id: 'lens-diameter',
    pattern:
      /(?:lens |overall |total )?diameter[^.;]*(?:optic|zone|\boz|secondary|peripheral)|(?:optic|optical) zone[^.;]*(?:diameter|secondary|peripheral|curve)|diametro[^.;]*(?:zona optica|secundaria|periferica)|zona optica[^.;]*(?:diametro|secundaria|periferica)/u,
    needs: ({ named }) => named.opticZone !== undefined || named.secondaryWidth !== undefined,
  },
  {
    id: 'sagittal-depth',
    pattern:
      /\bsag(?:ittal?)?\b|sagittal (?:depth|height)|sagitta|profundidad sagital|sagita\b|flecha/u,
    needs: ({ named, bare, text }) =>
      named.chord !== undefined ||
      named.shape !== undefined ||
      named.sphere !== undefined ||
      (named.baseCurve !== undefined && (named.diameter !== undefined || bare.length > 0)) ||
      /^(?:sagittal depth|sagitta|profundidad sagital|sagita)\b/u.test(text),
  },
  {
    id: 'oxygen',
    pattern: /\bdk\s*\/\s*[tl]|transmissib|transmisib|(?:oxygen|oxigeno)/u,
    needs: ({ named, bare }) =>
      named.dk !== undefined || named.thickness !== undefined || bare.length > 1,
  },
];

/** Returns the calculator that a message asks for; null for none. */
export function calculatorIntent(text: string, stated: Stated): CalculatorId | null {
  const found = CALCULATOR_INTENTS.find(
    ({ pattern, needs }) => pattern.test(text) && (needs?.(stated) ?? true),
  );
  return found?.id ?? null;
}

/** Returns the calculator whose words a text has, whatever figures it states: the question may be about its formula. */
export function namedCalculator(text: string): CalculatorId | null {
  return CALCULATOR_INTENTS.find(({ pattern }) => pattern.test(text))?.id ?? null;
}
