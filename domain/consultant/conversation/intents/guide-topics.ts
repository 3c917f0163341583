/** A subject of the guide by what people call it: all of these must be in the text, in any order and either language. */
type Topic = readonly [passage: string, ...concepts: RegExp[]];

const PUT_IN =
  /\binsert|\bput(?:ting|s)?\b[^.;]{0,25}\b(?:in|on)\b|\bappl(?:y|ying|ication)|\bpone(?:r|rse|rlo|n)?\b|\bpongo|\bcoloc|\bponer[ms]e|\bme (?:lo |los )?pong|\bmeter/u;
const TAKE_OUT =
  /\bremov|\btak(?:e|es|ing)\b[^.;]{0,25}\b(?:out|off)\b|\bget(?:ting)?\b[^.;]{0,20}\b(?:out|off)\b|\bpull(?:ing)?\b[^.;]{0,20}\b(?:out|off)\b|\bretir|\bsac(?:a|ar|arlo|arse|o)\b|\bquit(?:a|ar|arlo|arse|o)\b|\bextra(?:er|igo)|\bremoc|\bremuev/u;
const SCLERAL = /scleral|escleral|ampleye/u;
const CORNEAL_GP = /\bgp\b|\brgp\b|rigid|corneal lens|lente corneal/u;
const SOFT = /\bsoft\b|\bbland/u;
const ORTHO = /ortho|\borto|\brzd\b|\blza\b|overnight/u;
const VAULT = /vault|clearance|boveda|despeje|claridad|separacion|holgura|\bgap\b|espacio/u;
const LIMBAL = /limb/u;
const HOW_MUCH =
  /how (?:much|many|big|large|thick|far)|cuant|\bwhat\b|\bwhich\b|\bque\b|\bcual|ideal|target|wanted|want|quiere|busca|objetivo|goal|aim|normal|recomend|recommend|correct|adecuad|enough|suficiente/u;
const BUBBLE = /bubbl|burbuj/u;
const ROTATES = /rotat|\brota|\bgir[aoe]|\bturn|spin|off.?axis|fuera de eje/u;
const TORIC = /toric/u;
const HIGH = /too (?:high|much|large|big)|excess|demasiad|exces|\balt[ao]\b|\bhigh/u;
const LOW = /too (?:low|little|small)|\blow\b|\bbaj[ao]\b|\bpoc[ao]\b|insufficien|insuficien/u;
const DK = /\bdk\b|oxygen perm|permeabil/u;
const CORRECT = /bitoric/u;
const KERATOCONUS = /keratocon|queratocon|\bcones?\b|\bconos?\b|\bkcn?\b/u;

/** The special before the general. */
const TOPICS: readonly Topic[] = [
  ['kerasoft-start', /kerasoft/u],
  ['intelliwave-range', /intelliwave/u],
  ['gp-achievement-curve', /achievement/u],
  ['gp-multifocal-ranges', /renovation|magniclear|bi.?expert/u],
  ['scleral-toric-landing', /scler|escler/u, /\bshape|\bforma\b|statist|estad|percent|porcent/u],
  [
    'scleral-midday-fogging',
    /\bfog|cloud(?:y|s|ing)|\bhaz[ey]|milky|blurr?y?[^.;]*(?:hours|noon|lunch|afternoon|later)|empan|\bnubl|nublad|nebul|niebla|turbi|lechos|borros[^.;]*(?:hora|comer|tarde|mediodia)/u,
  ],
  [
    'scleral-removal',
    TAKE_OUT,
    /scleral|escleral|ampleye|plunger|ventosa|\blens|\blente|\bit\b|\bthem\b/u,
  ],
  [
    'filling-fluid',
    /\bfill(?:ing|ed)?\b|\bllen[aoe]|\brellen|fluid|solution|saline|liquid|solucion|salin|suero/u,
    /scleral|escleral|ampleye|\bbowl|\blens|\blente/u,
  ],
  ['scleral-insertion', BUBBLE, PUT_IN],
  ['scleral-insertion', PUT_IN, /scleral|escleral|ampleye|\blens|\blente|\bit\b/u],
  [
    'scleral-landing',
    /blanch|blanque/u,
    /tolera|accept|allow|\bok\b|okay|normal|little|short|poco|leve|permit|acept/u,
  ],
  ['scleral-blanching', /blanch|blanque|imping|impront|compress|compresi|apriet|aprieta/u],
  [
    'scleral-seal-off',
    /seal.?off|\bseal|sellad|no (?:dye|fluoresc)|fluoresc\w*[^.;]*(?:not|no )|no entra/u,
  ],
  ['scleral-adherence', /adher|stick(?:s|ing)?\b|\bstuck|suction|succion|pegad|se pega|ventosa/u],
  [
    'scleral-edge-lift',
    /edge.?lift|lift\w*[^.;]*edge|edge[^.;]*(?:lift|stand|high)|stand.?off|borde[^.;]*(?:levant|separ|alto)|levant[^.;]*borde/u,
  ],
  [
    'scleral-toric-landing',
    /quadrant|cuadrante|haptic|haptica/u,
    /toric|quadrant|cuadrante|when|cuando|need|necesit|conviene|choose/u,
  ],
  [
    'scleral-toric-landing',
    /toric/u,
    /sclera\b|scleras\b|esclera\b|escleras\b|landing|apoyo|haptic/u,
  ],
  [
    'scleral-toric-landing',
    /\bsclera\b|\bescleras?\b/u,
    /spher|esferic|round|redond|asymm|asimetr|percent|porcent|%|common|frecuen|comun/u,
  ],
  ['scleral-flexure', /flex/u],
  ['scleral-settling', /settl|\basient|\basenta|\bhund|sink|\bbaja\b[^.;]*(?:dia|hora)/u],
  [
    'wait-before-judging',
    /wait|esper|how long|cuanto tiempo|how soon|when (?:can|should|do) i (?:judge|assess|evaluat|check)|minutes/u,
    /judg|evalu|assess|check|valor|juzg|revis|settl|before|antes|scleral|escleral/u,
  ],
  ['scleral-flexure', /residual/u, SCLERAL],
  ['scleral-blanching', /flatten|aplan/u, /landing|apoyo|\bslz\b/u],
  [
    'scleral-landing',
    /landing|apoyo/u,
    /look|good|ideal|\bbuen|verse|\bve\b|supposed|\bdebe|should/u,
  ],
  ['scleral-limbal-touch', LIMBAL, /touch|bearing|toca|toque|apoya/u],
  ['scleral-limbal-excess', LIMBAL, /excess|too much|demasiad|exces|ring|anillo/u],
  ['scleral-limbus', LIMBAL, VAULT],
  [
    'scleral-central-bubble',
    BUBBLE,
    /cent(?:er|re|ral|ro)|middle|medio|pupil/u,
    /scleral|escleral|ampleye|\blens|\blente/u,
  ],
  ['scleral-edge-lift', BUBBLE, /edge|borde|peripher|perifer/u, SCLERAL],
  ['gp-fluorescein', BUBBLE, CORNEAL_GP],
  ['scleral-vault-low', /(?:touch|bearing|toca|toque|apoya)/u, /cent(?:er|re|ral|ro)|apic|apex/u],
  ['scleral-vault-high', VAULT, HIGH],
  ['scleral-vault-low', VAULT, LOW],
  ['reading-vault', VAULT, /measur|estimat|read\b|slit|lampara|medir|mido|mide|estimar|hendidura/u],
  ['scleral-vault', VAULT, /ampleye/u, HOW_MUCH],
  ['scleral-vault-sources', VAULT, HOW_MUCH],
  [
    'scleral-zones',
    /\bcvz\b|\bpcz\b|\bllz\b|\bslz\b|\bzon(?:es?|as?)\b/u,
    /ampleye|scleral|escleral|\bcvz\b|\bpcz\b|\bllz\b|\bslz\b/u,
  ],
  [
    'order-of-checks',
    /order of|first check|check(?:ed)? first|\borden\b|revis\w* primero|primero[^.;]*revis/u,
  ],
  ['soft-toric-axis', ROTATES, TORIC, /unstable|inestable|comes and goes|larger|mas grande/u],
  [
    'rotation-limits',
    /rotat|\brotac|\bgir[aoe]|off\b|mislocat|desv/u,
    /accept|acept|toler|admit|allow|matter|importa|how (?:much|far|many)|cuant/u,
    /toric|soft|bland/u,
  ],
  ['lars', /\blars\b|left add|izquierda (?:suma|anad)/u],
  ['tear-lens', /\bsam\b|\bfap\b|sam.?fap/u],
  ['rotation-error', /cyl|cilind/u, ROTATES, /cost|lose|lost|pierd|cuesta|residual/u],
  ['scleral-rotation', ROTATES, SCLERAL],
  ['ortho-k-decentered', ORTHO, /decent|descent|high|low|alto|bajo|arriba|abajo|up\b|down\b/u],
  [
    'ortho-k-who',
    ORTHO,
    /candidat|\bwho\b|whom|quien|approv|aprob|limit|eyes|suitab|indica|myopia|miopia|how much|hasta/u,
  ],
  ['ortho-k-zones', ORTHO, /\bzon/u],
  ['ortho-k-power', ORTHO, /base curve|curva base|power|poder|potencia/u],
  ['ortho-k-ordering', ORTHO, /order|pedir|need|necesit|measure|medicion/u],
  ['scleral-decentered', /decent|descent|off.?cent/u, SCLERAL],
  [
    'gp-rides-high',
    CORNEAL_GP,
    /(?:rid|sit|posit|queda|esta|sube|mont)\w*[^.;]*(?:high|up\b|alto|arriba)/u,
  ],
  [
    'gp-rides-low',
    CORNEAL_GP,
    /(?:rid|sit|drop|posit|queda|esta|cae)\w*[^.;]*(?:low|down|bajo|abajo)/u,
  ],
  ['gp-movement', CORNEAL_GP, /\bmov|\bmuev/u],
  ['soft-movement', SOFT, /\bmov|\bmuev/u],
  ['soft-diameter', SOFT, /\bwide|\banch[oa]|\biris|diamet|\bbig|large|size|grande|tamano|\bhvid/u],
  ['soft-base-curve', SOFT, /base curve|curva base/u],
  ['custom-or-stock-soft', SOFT, /custom|medida|stock|serie/u, /when|cuando|need|necesit/u],
  ['custom-soft-needs', SOFT, /order|pedido|pedir/u, /need|necesit|data|datos|inform/u],
  [
    'bitoric-when',
    /corneal (?:cyl|astig)|(?:cilindro|astigmatismo) corneal/u,
    /which|what|\bque\b|cual/u,
    /lens\b|lente/u,
  ],
  ['bitoric-curves', CORRECT, /curve|curva/u],
  ['bitoric-when', CORRECT],
  ['front-toric-when', /front.?(?:surface )?toric|toric\w* (?:frontal|anterior)|prism/u],
  ['residual-astigmatism', /residual/u],
  ['induced-cylinder', /induc|back.?(?:surface )?toric|posterior/u, /cyl|cilind|toric/u],
  ['hydrapeg', /hydra.?peg|tangible/u],
  ['plasma', /plasma/u],
  ['not-wetting', /\bwet|humect|moja|deposit|dry spots/u],
  [
    'care-of-coated-lenses',
    /clean|stor(?:e|age|ed)|care\b|limpi|guard|almacen|cuid/u,
    /coat|plasma|hydra|scleral|escleral|lens|lente|recubr/u,
  ],
  ['fenestration-and-notch', /fenestra|notch|muesca|escotadur|pinguec/u],
  ['lens-colors', /colou?r|\btint|\bdots?\b|\bcolores?\b|\bpunto/u],
  ['scleral-thickness', /thick|espesor|grosor/u, SCLERAL],
  [
    'dk-of-soft',
    DK,
    /definitive|efrofilcon|hioxifilcon|methafilcon|polymacon|ultrahealth|hybrid|hibrid|intelliwave/u,
  ],
  [
    'dk-of-gp',
    DK,
    /boston|\bxo2?\b|optimum|paragon|menicon|\bhds\b|materials?\b|materiales?\b|extreme?|infinite/u,
  ],
  [
    'which-dk',
    DK,
    /scleral|escleral|need|necesit|conviene|which|que\b|recommend|recomend|healthy|sana/u,
  ],
  ['oxygen-transmissibility', /dk ?\/ ?t|transmiss|transmis/u],
  ['scleral-multifocal', /multifocal/u, SCLERAL],
  ['gp-multifocal-ranges', /multifocal|renovation|magniclear/u, CORNEAL_GP],
  ['hybrid-vault', /hybrid|hibrid/u],
  ['prolate-or-oblate', /prolate|oblat|prolat/u],
  ['keratoconus-gp', KERATOCONUS, CORNEAL_GP],
  ['choosing-keratoconus', KERATOCONUS, /which|what|lens|lente|que|cual|options|opciones/u],
  ['ampleye-diameter', /diamet/u, /ampleye/u],
  ['scleral-diameter', /diamet|\bsize|tamano/u, SCLERAL],
  [
    'first-scleral-unknown',
    /first|primer|start|empez/u,
    SCLERAL,
    /unknown|nothing|nada|sin (?:datos|topograf)|without/u,
  ],
  ['measured-depth', /topograph|topograf|\boct\b/u],
  ['gp-diameter', /diamet/u, CORNEAL_GP],
  ['gp-optic-zone', /optic(?:al)? zone|zona optica|peripheral curve|curva periferica/u],
  ['gp-base-curve', /base curve|curva base/u, CORNEAL_GP],
  ['translating-bifocal', /segment|translating|traslacion|bifocal/u],
  ['filling-fluid', /\bfluid|\brefill|\brellen|\bliquido|\bsuero\b|saline|salin/u],
  ['scleral-thickness', /\bthick|espesor|grosor|grues/u],
  [
    'notes-with-amounts',
    /report|describe|tell (?:the lab|you)|inform|describir|anot|write|escrib/u,
    /find|problem|hallazg|\blab|note|nota/u,
  ],
  ['hydrapeg', /dry eye|ojo seco/u],
  ['hvid', /\bhvid\b|\bdhiv\b|iris/u],
  ['vertex-distance', /\bvertex|vertice/u],
  ['over-refraction', /over.?refract|sobre.?refrac/u],
  ['tear-lens', /\btear|lacrimal|lagrim/u],
  ['spherical-equivalent', /spher\w* equiv|equivalente esf|transpos/u],
  ['keratometry-units', /keratomet|queratomet/u],
  ['sagittal-depth', /\bsag\b|sagit/u],
  ['corneal-edema', /edema|oedema|swell|swollen|hinch/u],
  ['corneal-staining', /stain|tincion|tine\b/u],
  ['short-wearing-time', /wear(?:ing)? time|tiempo de uso|red eye|redness|enrojec/u],
  [
    'therapeutic-wear',
    /extended wear|overnight|\bnoche|\bsleep|dormir|uso prolongado|sleep in|dormir con/u,
  ],
  ['ortho-k-who', ORTHO],
  ['ortho-k-zones', ORTHO],
];

/** Returns the passages whose subjects a normalized text speaks of, the most special first. */
export function topicsIn(text: string): string[] {
  const found = TOPICS.filter(([, ...concepts]) => concepts.every((one) => one.test(text)));
  return [...new Set(found.map(([passage]) => passage))];
}
