/**
 * Words without a statement of their own: they may be put anywhere in a sentence. Nothing clinical, no direction, no
 * judgment, no permission, no yes and no no. Without accents.
 */
const PLAIN_EN =
  'a an the this that these those it its they them there here is are was were be been being has have had of in on at by for ' +
  'with as and into your you i we our which who what how about also so then now next according says said say tells ' +
  'shows shown show gives given give found find core consultant guide passage source question answer answers asked ask ' +
  'let me know please thank thanks hello hi following below above like want would know tell more details detail ' +
  'see read look explain explains explained helps help to';
const PLAIN_ES =
  'el la los las un una unos unas lo le les al del este esta estos estas ese esa eso esto aqui ahi es son era eran ser ' +
  'esta estan ha han de en a por para con como y e su sus usted se que quien cual sobre tambien asi entonces ahora ' +
  'segun dice dicen muestra muestran da dan encontre nucleo consultor guia pasaje fuente pregunta respuesta respuestas ' +
  'por favor gracias hola siguiente siguientes saber detalle detalles vea lea explica ayuda desea quiere';

/** Said beside them, these words turn a statement around, limit it or compare: none may be left out or added. */
const TURNING =
  'no not never nor neither none cannot without except unless if only when while until before after but however although ' +
  'though or instead rather than less least most too enough almost nearly approximately under over between both ' +
  'either each every all any some always sometimes once twice again yes sure may might must should can could will shall ' +
  'need needs do does did avoid stop ' +
  'nunca ni ninguno ninguna sin excepto salvo si solo solamente cuando mientras hasta antes despues pero aunque o u sino ' +
  'menos menor minimo maximo mas mayor demasiado demasiada bastante casi aproximadamente entre ambos ambas cada todo toda ' +
  'todos todas siempre puede pueden debe deben deberia podria necesita hay evite evitar deje dejar';

/** What to do, and in which direction. */
const DOING =
  'increase increases increased decrease decreases decreased raise raises raised lower lowers lowered reduce reduces ' +
  'reduced add adds added subtract remove removes removed change changes changed replace replaces order reorder choose ' +
  'use uses used wear wears worn sleep rinse clean soak take apply insert put try start continue keep wait call go ' +
  'flat steep flatten flattens flatter flattest steepen steepens steeper steepest tighten tightens tighter loosen loosens looser ' +
  'widen wider narrow narrower thicken thicker thin thinner larger smaller bigger higher high low deeper shallower ' +
  'longer shorter stronger weaker better worse best worst good bad safe unsafe normal new old former final initial ' +
  'present first second third last other opposite same different up down left right nasal temporal superior inferior ' +
  'plus minus positive negative half quarter double triple twofold drops antibiotic steroid solution saline wanted ' +
  'recommended approved refused possible impossible required ' +
  'aumente aumentar aumenta suba subir sube eleve disminuya disminuir disminuye baje bajar baja reduzca reducir reduce ' +
  'anada anadir agregue agregar reste restar quite quitar retire cambie cambiar cambia reemplace pida pedir elija elegir ' +
  'use usar usa lleve llevar duerma dormir enjuague limpie remoje tome aplique inserte ponga pruebe empiece continue ' +
  'mantenga espere llame vaya aplane aplanar aplana plano plana planos planas curve curvar curvo curva curvos curvas ' +
  'cierre cerrar abra abrir apriete afloje ensanche estreche grande pequeno pequena alto alta altos altas bajo baja ' +
  'profundo profunda largo corto fuerte debil mejor peor bueno buena malo mala seguro segura normal nuevo nueva viejo ' +
  'anterior final inicial actual primero primera segundo segunda tercero ultimo otro otra opuesto opuesta mismo misma ' +
  'distinto distinta arriba abajo izquierda izquierdo derecha derecho positivo negativo mitad cuarto doble triple gotas ' +
  'antibiotico esteroide solucion suero deseado deseada recomendado recomendada posible imposible requerido';

/** Numbers as words, and parts of a whole. */
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million ' +
  'tenth tenths hundredth hundredths thousandth thousandths thirds fourth fourths quarters halves point dozen couple ' +
  'several few many ' +
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos doscientos ' +
  'doscientas trescientos trescientas cuatrocientos quinientos mil millon decimo decima decimos decimas centesimo ' +
  'centesima centesimas centesimos milesimas cuartos tercio tercios medio media medios medias coma punto docena par ' +
  'varios varias pocos pocas muchos muchas';

const listOf = (...texts: string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(' ')));

const FIXED = listOf(TURNING, DOING, NUMBERS);
const PLAIN = listOf(PLAIN_EN, PLAIN_ES);

/** Whether the word may neither be left out of a statement nor added to it. */
export function isFixed(word: string): boolean {
  return FIXED.has(word);
}

/** Whether the word says nothing by itself. One that also turns a statement around is not plain. */
export function isPlain(word: string): boolean {
  return PLAIN.has(word) && !FIXED.has(word);
}

const NAMES_OF_UNITS: Readonly<Record<string, string>> = {
  mm: 'mm millimeter millimeters millimetre millimetres milimetro milimetros',
  um: 'µm μm um micron microns micrometer micrometers micrometre micrometres micra micras micrometro micrometros',
  cm: 'cm centimeter centimeters centimetre centimetres centimetro centimetros',
  D: 'd dpt dpts diopter diopters dioptre dioptres dioptria dioptrias',
  '°': '° º deg degree degrees grado grados',
  '%': '% percent',
  min: 'min mins minute minutes minuto minutos',
  h: 'h hr hrs hour hours hora horas',
  s: 's sec second seconds segundo segundos',
  days: 'day days dia dias',
  weeks: 'week weeks semana semanas',
  months: 'month months mes meses',
  years: 'year years ano anos',
  steps: 'step steps paso pasos',
};

const UNITS = new Map(
  Object.entries(NAMES_OF_UNITS).flatMap(([unit, names]) =>
    names.split(' ').map((name): [string, string] => [name, unit]),
  ),
);

/** Returns the one name of the unit that the word is a name of; null for any other word. */
export function unitOf(word: string): string | null {
  return UNITS.get(word) ?? null;
}
