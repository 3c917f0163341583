import type { LensDefinition, Parameter } from '../../../lens/model/lens.ts';
import { normalizeName } from '../reading/normalize.ts';

/** What parameters are called beside their labels. */
const CALLED: Readonly<Record<string, RegExp>> = {
  sag: /\bsag(?:s|ittal)?\b|profundidad(?:es)? sagital|sagita|\bdepths?\b/u,
  baseCurve:
    /\bhow (?:steep|flat)\b|que tan (?:cerrad|plan|curv)|base curves?|\bbcs?\b|\bradi(?:us|i|o|os)\b|curvas? base|\bla base\b/u,
  baseCurveFlat: /base curves?|\bbcs?\b|curvas? base/u,
  baseCurveSteep: /base curves?|\bbcs?\b|curvas? base/u,
  diameter:
    /diameters?|(?<!\b(?:el|al|por|del|un|cada|medio|todo el) )\bdia\b|diametros?|\bsizes?\b|tamano/u,
  sphere:
    /\bhow strong\b|que tan fuerte|\bspheres?\b|\b(?:minus|plus|negativ[oa]s?|positiv[oa]s?)\b|\bpowers?\b|esferas?|poder(?:es)?\b|potencia/u,
  sphereFlat: /\bpowers?\b|poder(?:es)?\b/u,
  sphereSteep: /\bpowers?\b|poder(?:es)?\b/u,
  cylinder: /cylinders?|\bcyls?\b|cilindros?|toric power|front toric/u,
  axis: /\baxis\b|\baxes\b|\bejes?\b/u,
  add: /\badds?\b|adici(?:on|ones)/u,
  nearZone: /near zones?|zonas? de cerca/u,
  limbalZone: /limbal zones?|zonas? limbal(?:es)?|\bllz\b/u,
  landing: /\blandings?\b|\bhaptics?\b|apoyo|haptic[oa]s?\b/u,
  scleralZone: /scleral zones?|zonas? escleral(?:es)?|\bslz\b/u,
  centreThickness:
    /thickness|\bthin(?:ner|nest)?\b|\bthick(?:er|est)?\b|delgad|grues[oa]|espesor|grosor|\bct\b/u,
  material: /materials?\b|materiales?|made of|hecho de/u,
  surface: /surface|coat(?:ings?|ed)\b|hydra-?peg|plasma|superficie|recubrimiento|recubiert[oa]/u,
  colour: /colou?rs?|tints?|colores?|tintes?/u,
  opticZone: /optic(?:al)? zones?|zonas? opticas?/u,
  prism: /\bprisms?\b|prismas?/u,
  truncation: /truncat\w*|truncad\w*|truncamiento/u,
  dot: /\bdots?\b|\bpuntos?\b/u,
  targetSphere: /\btarget\b|objetivo|myopia|miopia/u,
  landingZoneAngle: /\bangles?\b|\blza\b|angulos?/u,
  returnZoneDepth: /return zones?|\brzd\b|zonas? de retorno/u,
  vault: /\bvaults?\b|bovedas?/u,
  fenestration: /fenestra/u,
  notch: /\bnotch|muescas?|escotaduras?/u,
  edge: /\bedges?\b|\bbordes?\b/u,
  skirt: /\bskirts?\b|fald(?:on|ones|a|illa)\b/u,
};

/** Names of materials, of this lens or of others. */
const MATERIAL = /\b(?:boston|optimum|paragon|menicon|hds|definitive|petrafocon|contamac)\b/u;

/** An option with a name of its own, such as a material. */
function namesOption(text: string, parameter: Parameter): boolean {
  if (parameter.kind !== 'choice' || parameter.name !== 'material') return false;
  return (
    MATERIAL.test(text) ||
    parameter.options.some(({ label }) => text.includes(normalizeName(label.en)))
  );
}

/** These are lenses, not powers. */
const NAMES = /\b(?:gp|rgp|soft|custom soft) (?:sphere|esferic[oa])\b|\bfront toric\b/gu;

/** Returns the parameters of the lens that a normalized text names. */
export function parametersIn(text: string, lens: LensDefinition): Parameter[] {
  const said = text.replaceAll(normalizeName(lens.name), ' ').replaceAll(NAMES, ' ');
  return lens.parameters.filter((parameter) => {
    const { name, label } = parameter;
    if (CALLED[name]?.test(said) || namesOption(said, parameter)) return true;
    return [label.en, label.es].some((one) => {
      const plain = normalizeName(one);
      return plain.length > 4 && said.includes(plain);
    });
  });
}
