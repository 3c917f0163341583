import type { FittingTexts } from './en.ts';

/** The same in Spanish. */
export const es: FittingTexts = {
  'finding.vaultLow': 'Bóveda central demasiado baja',
  'finding.vaultHigh': 'Bóveda central demasiado alta',
  'finding.centralBubble': 'Burbuja en el centro',
  'finding.limbalTouch': 'Toque limbal',
  'finding.limbalExcess': 'Espacio limbal demasiado alto',
  'finding.landingTight': 'Apoyo demasiado apretado',
  'finding.landingLift': 'Apoyo levantado',
  'finding.landingMixed': 'Apoyo apretado en unas zonas y levantado en otras',
  'finding.sealOff': 'El lente queda sellado',
  'finding.edgeBubbles': 'Burbujas en el borde',
  'finding.decentered': 'Lente descentrado',
  'finding.mobile': 'El lente se mueve demasiado',
  'finding.stuck': 'El lente se adhiere',
  'finding.restricted': 'El lente se mueve muy poco',
  'finding.ridesHigh': 'El lente queda alto',
  'finding.lowMoving': 'El lente queda bajo y se mueve',
  'finding.lowStuck': 'El lente queda bajo y no se mueve',
  'finding.fogging': 'Empañamiento durante el día',
  'finding.rotation': 'El lente está rotado',
  'finding.rotationFar': 'El lente está muy rotado',
  'finding.unstable': 'La rotación no es estable',
  'finding.flexure': 'El lente se flexiona',
  'finding.power': 'El poder no es el correcto',
  'finding.residualCylinder': 'Cilindro residual',
  'finding.obliqueOver': 'Sobrerrefracción oblicua a los dos meridianos',
  'finding.vault': 'Bóveda central',
  'finding.limbus': 'Limbo',
  'finding.landing': 'Apoyo',
  'finding.bubbles': 'Burbujas',
  'finding.movement': 'Movimiento',

  'reason.vaultLow':
    'La bóveda de {vaultUm} tras {minutes} min se asienta a unos {settledUm} (de {settledLeastUm} a {settledMostUm}); se busca de {leastUm} a {mostUm}. El cambio apunta al medio, {aimUm}',
  'reason.vaultHigh':
    'La bóveda de {vaultUm} tras {minutes} min se asienta a unos {settledUm} (de {settledLeastUm} a {settledMostUm}); se busca de {leastUm} a {mostUm}. Menos profundidad, una curva base más plana o un lente más pequeño la bajan',
  'reason.centralBubble': 'Una burbuja en el centro indica demasiada bóveda: más plano',
  'reason.limbalTouch':
    'El limbo toca: una zona limbal más cerrada, un paso de {stepUm}, lo despeja',
  'reason.limbalExcess':
    'El limbo tiene demasiado espacio: una zona limbal más plana, un paso de {stepUm}, lo baja',
  'reason.limbalTouchMeasured': 'El espacio limbal es de {clearanceUm}; se buscan unos {aimUm}',
  'reason.limbalExcessMeasured': 'El espacio limbal es de {clearanceUm}; se buscan unos {aimUm}',
  'reason.landingTight':
    'Demasiado apretado: {tight}. Un apoyo más plano, {stepUm} por paso, lo alivia',
  'reason.landingLift': 'Levantado: {lift}. Un apoyo más cerrado, {stepUm} por paso, baja el borde',
  'reason.landingMixed':
    'Demasiado apretado: {tight}; levantado: {lift}. Más plano donde aprieta y más cerrado donde se levanta, {stepUm} por paso',
  'reason.sealOff':
    'No entra fluoresceína bajo el lente: un apoyo más plano, {stepUm} por paso, lo abre',
  'reason.edgeBubbles':
    'Entran burbujas por el borde: un apoyo más cerrado, {stepUm} por paso, lo cierra',
  'reason.decentered':
    'El lente se desplaza hacia: {position}. Más cerrado, luego más grande, lo centra',
  'reason.stuck': 'El lente se adhiere: un apoyo más plano, {stepUm} por paso, lo libera',
  'reason.foggingSag':
    'Empañamiento tras {minutes} min: la bóveda asentada de {settledUm} puede bajar hasta {leastUm}',
  'reason.foggingLimbus':
    'Empañamiento tras {minutes} min: se busca un espacio limbal de unos {aimUm}',
  'reason.flexure':
    'La sobrequeratometría muestra {cylinderDioptres} de cilindro, así que el lente se flexiona: {thickerMm} más grueso',
  'reason.power': 'Sobrerrefracción {over} sobre {worn}: {needed}',
  'reason.powerRotated':
    'Sobrerrefracción {over} sobre {worn}, como queda el lente rotado: {needed} en el ojo, pedido con la rotación compensada',
  'reason.rotation':
    'La parte inferior del lente giró {workedDegrees} hacia el lado del examinador: {turnedTo}. Izquierda se suma al eje, derecha se resta',
  'reason.rotationFar':
    'El lente giró {workedDegrees}, más de {limitDegrees}: un lente más grande antes que otro eje',
  'reason.bitoricPower':
    'Sobrerrefracción {over}, en cada meridiano: {flatPower} en el plano y {steepPower} en el curvo',
  'reason.orthoKHigh': 'El lente se desplaza hacia: {position}. Más sagita lo centra',
  'reason.orthoKLow': 'El lente se desplaza hacia: {position}. Menos sagita lo centra',
  'reason.orthoKLift':
    'El borde se levanta en todo el contorno: un ángulo de apoyo más cerrado lo levanta menos',
  'reason.orthoKTight':
    'El borde aprieta en todo el contorno: un ángulo de apoyo más plano lo levanta más',
  'reason.orthoKPower':
    'La sobrerrefracción {over} debería ser neutra: {stepMm} de curva base por cada {stepDioptres}, más plana para negativo',
  'reason.peripheralBubbles':
    'Burbujas bajo el borde: menos levantamiento de borde o un lente más grande',
  'reason.high': 'El lente queda alto: más cerrado o más pequeño',
  'reason.lowMoving': 'El lente queda bajo y se mueve: más cerrado o más grande',
  'reason.lowStuck': 'El lente queda bajo y no se mueve: más plano o más pequeño',
  'reason.mobile': 'El lente se mueve demasiado: más cerrado o más grande',
  'reason.restricted': 'El lente se mueve muy poco: más plano o más pequeño',
  'reason.softTight': 'Se busca un movimiento de {leastMm} a {mostMm} y es menor: más plano',
  'reason.softLoose': 'Se busca un movimiento de {leastMm} a {mostMm} y es mayor: más cerrado',

  'advice.tooEarly':
    'Tras {minutes} min es demasiado pronto: evalúe el lente a partir de {waitMinutes} min',
  'advice.settlingDecides':
    'Depende de cuánto se asiente: entre {settledLeastUm} y {settledMostUm}. Revise de nuevo tras 4 horas',
  'advice.refill':
    'Primero llene el lente hasta el borde e insértelo mirando hacia abajo; se aceptan burbujas pequeñas y quietas fuera de la pupila',
  'advice.limbalMovesOthers':
    'Un cambio de la zona limbal también puede mover la altura de las zonas central y periférica: revise la bóveda de nuevo',
  'advice.blanchingTolerated': 'Un blanqueamiento breve e intermitente suele tolerarse',
  'advice.checkSag':
    'Compruebe que la profundidad no sea demasiado baja antes de cambiar el apoyo dos veces',
  'advice.toricLanding':
    'Si sigue descentrado, puede necesitar un apoyo tórico o por cuadrantes: observe los cuadrantes',
  'advice.fenestration': 'Si sigue siendo difícil de retirar, algunos diseños ofrecen fenestración',
  'advice.checkHaptic': 'Compruebe el apoyo tórico y dónde están sus marcas',
  'advice.treatLids': 'Trate los párpados y el ojo seco',
  'advice.thickerFluid': 'Llene con un líquido más denso sin conservantes',
  'advice.refillMidday': 'Retire y rellene el lente a mediodía',
  'advice.flexureOther': 'Curvas más planas o un apoyo tórico también reducen la flexión',
  'advice.frontToric':
    'Un cilindro de {cylinderDioptres} o más, que este lente no puede corregir, requiere un lente tórico frontal',
  'advice.toricLens':
    'Un cilindro de {cylinderDioptres} o más, que este lente no puede corregir, requiere un lente tórico',
  'advice.spectaclesOver': 'O corrija el resto con anteojos sobre el lente',

  'conflict.vaultHigh':
    'Las fuentes no coinciden: la herramienta de la clínica baja la profundidad; la guía de otro fabricante aplana la curva base o toma una zona escleral plana. Se sigue la profundidad, con la que se pide este lente',
  'conflict.settling':
    'Las fuentes no coinciden en el asentamiento: de 50 a 150 µm en una guía, {studyUm} en un estudio, unos {hourUm} tras una hora en otra guía',
  'conflict.vaultTarget':
    'Las fuentes no coinciden en la bóveda: aquí se usa de {leastUm} a {mostUm}; otras buscan de 40 a 400 µm',
  'conflict.impingement':
    'Las fuentes no coinciden en la impronta: las guías de fabricantes aplanan el apoyo, una herramienta abierta lo cierra. Se siguen las guías',
  'conflict.blanching':
    'Las fuentes no coinciden en el blanqueamiento: cerca del limbo una guía cierra el apoyo, otra lo aplana donde sea que blanquee',
  'conflict.limbalAim':
    'Las fuentes no coinciden en el limbo: {foggingUm} contra el empañamiento, unos {aimUm} en lo demás',
  'conflict.flexure':
    'Las fuentes difieren en el espesor: 0.10 mm en una guía, de 0.10 a 0.20 mm en otra',
  'conflict.rotationFar':
    'Las fuentes no coinciden en una rotación de más de {limitDegrees}: el folleto del fabricante agranda el lente; otras giran el eje con cualquier rotación estable o aceptan hasta {poorDegrees}',
  'conflict.softMovement':
    'Las fuentes no coinciden en el movimiento: hasta {mostMm} en el folleto del fabricante, hasta {acceptedMm} en otro lente blando del fabricante',

  'consult.several':
    '{count} hallazgos piden cambios: haga uno y revise de nuevo, o deje que un consultor los combine',
  'consult.combinedBySource':
    'La fuente hace estos cambios juntos: un consultor decide sobre cambios combinados',
  'consult.unmakeable': '{finding}: este lente no se hace con lo que proponen las fuentes',
  'consult.contradiction': '{finding}: el cambio va en contra del de otro hallazgo',
  'consult.outsideSources': '{finding}: las fuentes disponibles no dicen qué cambiar en este lente',
  'consult.unstable': 'Un lente que no queda quieto no se compensa con ningún eje',
  'consult.rotationPoor':
    'Una rotación de más de {poorDegrees} es mala: la adaptación misma está en duda',
  'consult.makerAsks':
    'El fabricante pide síntomas y refracción de sus lentes blandos, y cambia él mismo la adaptación',
  'consult.meridianUnknown':
    'El laboratorio eligió el meridiano del apoyo tórico: sabe cuál se debe cambiar',
  'consult.meridianOblique':
    'El apoyo tórico queda oblicuo a los cuadrantes: un consultor dice qué meridiano cambiar',

  'unmade.noParameter': 'Este lente no se puede cambiar así: otro lente',
  'unmade.notGiven':
    '{label}: el valor usado no se conoce o lo eligió el laboratorio. Pregunte al consultor',
  'unmade.anotherLens': '{label}: {wanted} no se hace aquí. El más cercano: {nearest}. Otro lente',
  'unmade.anotherLensAlone': '{label}: {wanted} no se hace aquí. Otro lente',
  'unmade.anotherLensBeyond': '{label}: no se hace nada más allá de {nearest}. Otro lente',
  'unmade.tooCoarse':
    '{label}: el paso más pequeño se pasaría. El más cercano: {nearest}. Otro lente',

  'change.field': '{label}: {from} → {to}',
  'change.amount': '{label}: {from} → {to} ({amount})',
  'change.ends': '{label}: ya no se indica',
  'change.nothing': 'ninguno',
  'change.limited': '{label}: se buscaba {wanted}; {nearest} es el más cercano que se hace',
  'change.steps': '{steps} pasos',

  'missing.field': 'Para decir más se necesita {label}',

  'standing.maker': 'Fabricante',
  'standing.secondHand': 'De segunda mano',
  'standing.assumption': 'Supuesto',
  'standing.otherLens': 'De una guía de otro lente',

  'term.nasal': 'nasal',
  'term.temporal': 'temporal',
  'term.superior': 'superior',
  'term.inferior': 'inferior',
  'term.left': 'izquierda',
  'term.right': 'derecha',
};
