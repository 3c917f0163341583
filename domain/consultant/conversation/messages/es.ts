import type { ConversationTexts } from './en.ts';

export const es: ConversationTexts = {
  'eye.right': 'ojo derecho',
  'eye.left': 'ojo izquierdo',
  from: 'A partir de: {values}.',
  fromEye: 'A partir de ({eye}): {values}.',
  assumed: '{value} (supuesto)',
  kept: '{value} ({eye})',

  'sign.even': 'uniforme',
  'sign.impingement': 'impactación (impingement)',
  'sign.lift': 'se levanta',
  'sign.blanching': 'blanqueamiento',
  'sign.blanchingEdge': 'blanqueamiento en el borde',
  'sign.blanchingLimbus': 'blanqueamiento cerca del limbo',
  'sign.ideal': 'ideal',
  'sign.touch': 'toca',
  'sign.excess': 'bóveda excesiva',
  'sign.enters': 'entra',
  'sign.blocked': 'no entra',
  'sign.none': 'ninguna',
  'sign.insertion': 'desde la inserción',
  'sign.central': 'en el centro',
  'sign.limbal': 'en el limbo',
  'sign.edge': 'en el borde',
  'sign.stuck': 'no se mueve nada',
  'sign.restricted': 'demasiado poco',
  'sign.normal': 'normal',
  'sign.excessive': 'demasiado',
  'sign.superior': 'superior',
  'sign.inferior': 'inferior',
  'sign.nasal': 'nasal',
  'sign.temporal': 'temporal',
  'sign.left': 'a la izquierda del examinador',
  'sign.right': 'a la derecha del examinador',
  'known.lens': 'Lente: {lens}',
  'known.power': 'Poder del lente',
  'known.rotation': 'Rotación: {degrees} {direction}',
  'known.over': 'Sobrerrefracción',

  'problem.range':
    '{field} {value} no se puede usar: de {min} a {max} {unit}. El valor más cercano: {nearest} {unit}.',
  'problem.whole':
    '{field} {value} no se puede usar: solo números enteros. El valor más cercano: {nearest} {unit}.',
  'problem.tooWide':
    '{field} {value} no se puede usar: es más ancho que la superficie. El valor más cercano: {nearest} {unit}.',
  'problem.flatter':
    '{field} {value} no se puede usar: es más plana que la plana, {nearest} {unit}. ¿Están invertidas?',
  'problem.otherUnit': '{field} {value} no se puede usar en {unit}. ¿Quiso decir {other}?',
  'problem.notNumber': '{field} debe ser un número.',
  'problem.choice': '{field}: elija una opción.',

  'ask.value': '¿Cuál es el valor de: {label}?',
  'ask.inUnit': '¿Cuál es el valor de: {label} ({unit})?',
  'ask.choice': '{label}: ¿{options}?',
  'ask.lens': '¿Qué lente? {lenses}.',
  'ask.worn': '¿Qué lente está en el ojo? {lenses}.',
  'ask.condition': '¿Cuál es el estado de la córnea? {options}.',
  'ask.findings':
    '¿Qué ve en el ojo? Por ejemplo, la bóveda central y los minutos de uso, el apoyo por cuadrante, el movimiento, la rotación, el empañamiento o una sobrerrefracción.',
  'ask.vault': '¿Cuál es la bóveda central (µm), y tras cuántos minutos de uso?',
  'ask.minutes': '¿Tras cuántos minutos de uso se vio esto?',
  'ask.quadrant': '¿En qué cuadrante: nasal, temporal, superior o inferior?',
  'ask.direction':
    '¿Hacia dónde giró la parte inferior del lente, como usted la ve: izquierda o derecha?',
  'ask.eye': '¿Qué ojo es, derecho o izquierdo?',
  'ask.parameter': '¿Qué parámetro de {lens}? {parameters}.',
  'ask.calculate': '¿Qué se debe calcular? Por ejemplo: {examples}.',
  or: ' o ',

  'first.heading': 'Primeros valores de {lens}:',
  'first.value': '{label}: {value} ({reason})',
  'first.none': 'Las reglas a mano no dan primeros valores de {lens} con lo que indicó.',
  'first.more': 'Para sugerir más, necesito: {labels}.',
  'first.confirm':
    'Son valores iniciales. Confírmelos con un lente de diagnóstico en el ojo; con ellos no se pide nada.',

  'change.heading': 'Siguiente cambio de {lens}, {finding}: {change}.',
  'change.why': '{reason}.',
  'change.limited': '{limited}.',
  'change.other': '{finding}: {change} ({reason})',
  'change.unmade': '{finding}: {why}',
  'change.single': 'Haga un solo cambio y vuelva a mirar.',
  'change.others': 'Otros cambios que mencionan las fuentes, en su orden:',
  'change.none': 'Nada de lo que indicó pide un cambio de {lens}.',
  'change.found': 'Se ve: {findings}.',
  'consult.heading': 'Envíelo a un consultor de lentes: {reasons}.',

  'settling.says':
    'Se espera que una bóveda central de {vault} tras {minutes} min se asiente hasta unas {expected}. Según lo que las fuentes dicen que los lentes se asientan, queda entre {least} y {most}.',
  'settling.own':
    'Se espera que {lens} se asiente unas {amount} en total, la mitad en los primeros {minutes} min; las fuentes dicen entre {least} y {most}.',
  'settling.lens': 'Se usa el asentamiento de {lens}.',
  'settling.other': 'La previsión es solo para lentes esclerales.',

  'limits.heading': '{lens}:',
  'limits.range': '{label}: de {min} a {max}, en pasos de {step}',
  'limits.also': '{range}; también {also}',
  'limits.default': '{range}; habitual: {value}',
  'limits.laboratory': '{range}; si se omite, decide el laboratorio',
  'limits.options': '{label}: {options}',
  'limits.when': 'Con {other}, {label}: de {min} a {max}',
  'limits.excluded': '{value} no está disponible con {other}',
  'limits.made': '{label} {value} está disponible.',
  'limits.notMade': '{label} {value} no está disponible. El valor más cercano: {nearest}.',
  'limits.noParameter': '{lens} no tiene un parámetro con ese nombre.',
  'limits.noneHas': 'Ningún lente a mano tiene un parámetro con ese nombre.',
  'limits.lenses': 'Los lentes: {lenses}.',
  'limits.count': '{lens}: {description}.',

  'warnings.none': 'No se nota nada inusual en {lens} con lo que indicó.',
  'warnings.some': 'Se nota en {lens}:',
  'warnings.partial':
    'Solo se revisa lo que usted indicó. El formulario de pedido revisa el pedido completo.',

  'guide.related': 'Vea también en la guía: {titles}.',
  'formula.is': '{title}: {summary}',
  'formula.line': '{step}: {formula}',

  'about.what':
    'Soy el consultor virtual: fórmulas y reglas de adaptación publicadas, calculadas con los valores que usted indica. No soy una persona, y aquí no responde ningún modelo de lenguaje a menos que la página lo diga. Cada cifra viene de una fórmula, de una fuente que nombro o de usted.',
  'about.whom':
    'Es para los profesionales que adaptan lentes de contacto a la medida. Usuarios de lentes: consulten a su consultorio.',
  'about.not':
    'No sustituyo al profesional. No examino, no diagnostico ni receto; usted decide lo que conviene al ojo que tiene delante.',
  'about.call':
    'Pregunte a un consultor de lentes cuando parezcan necesarios varios cambios a la vez, la córnea sea irregular o haya sido operada, dos cambios no hayan ayudado o las fuentes no coincidan. En caso de dolor, enrojecimiento o pérdida repentina de visión, vea primero al paciente.',
  'about.privacy':
    'Esta conversación no se guarda. Vive en esta página y desaparece cuando la cierra o la recarga. No escriba nombres, fechas de nacimiento ni números de expediente.',
  'about.sources':
    'Cada respuesta nombra sus fuentes y cuánto se puede confiar en ellas: una fórmula, la palabra del fabricante sobre este lente, una fuente secundaria o una suposición.',
  help: 'Puedo calcular fórmulas (distancia al vértice, lente lagrimal, sobrerrefracción, rotación de tóricos, profundidad sagital, oxígeno y más), sugerir los primeros parámetros de un lente, proponer el siguiente cambio según lo que se ve en el ojo, prever el asentamiento, decir en qué está disponible un lente y buscar en la guía de adaptación.',
  'help.how':
    'Escriba como lo anotaría: ojo, lecturas K, refracción, lente, lo que ve. Pregunto por lo que falte.',
  greeting: 'Hola. ¿Qué desea saber?',
  thanks: 'Con gusto. ¿Algo más?',
  forgotten: 'Empiezo un caso nuevo: no se usa nada de lo anterior.',

  'emergency.chemical':
    'Un producto químico en el ojo: enjuague el ojo de inmediato con abundante agua limpia o solución salina, retire el lente mientras enjuaga y acuda a urgencias. No espere a un consultor.',
  emergency:
    'Dolor, enrojecimiento repentino o pérdida de visión: retire el lente; un profesional de la visión debe ver el ojo de inmediato. Aquí no puedo juzgarlo.',
  'refuse.diagnosis':
    'No diagnostico. El profesional que examina el ojo decide qué tiene; puedo ayudar con el lente cuando se conozca el estado del ojo.',
  'refuse.treatment':
    'No doy consejos sobre tratamientos ni medicamentos. Pregunte al profesional tratante.',
  'refuse.price':
    'No conozco los precios. Sus precios aparecen en el formulario de pedido después de iniciar sesión; si no, pregunte al laboratorio.',
  'refuse.order':
    'No puedo ver los pedidos. Inicie sesión en el portal para seguir un pedido, o comuníquese con el laboratorio.',
  'refuse.personal':
    'No recibo ni doy datos personales. No escriba nombres, fechas de nacimiento ni números de expediente; las cuentas y los pacientes están en el portal, después de iniciar sesión.',

  unknown: 'No lo sé.',
  'unknown.guide': 'La guía tiene algo que puede estar relacionado:',
  'unknown.offer':
    'Puedo calcular, consultar un lente o buscar en la guía; lo demás lo responde un consultor de lentes.',
  noLenses:
    'Los lentes no se cargaron, así que ahora no puedo responder a esto. Las calculadoras funcionan.',

  'onward.fitting': 'Adaptación guiada',
  'onward.guide': 'Guía de adaptación',
  'onward.contact': 'Preguntar a un consultor de lentes',
  'onward.calculators': 'Todas las calculadoras',
  'cite.lens': '{lens}: {note} ({standing})',
  'cite.consultant': 'Sobre el consultor virtual',
};
