import type { enFuller, WarningCode, WarningTerm } from './en.ts';

export const es: Record<WarningCode, string> = {
  cylinderWithoutAxis: 'El cilindro {cylinderPower} no tiene eje',
  axisWithoutCylinder: 'El eje {axis} no tiene cilindro',
  axisOutside:
    'El eje {valueDegrees} no es válido: use grados enteros de 1 a 180. El más cercano: {nearestAxis}',
  plusCylinder:
    'Cilindro positivo: {spherePower} {cylinderPower} × {axis} es {minusSpherePower} {minusCylinderPower} × {minusAxis} con cilindro negativo',
  sphereUnusual: 'La esfera {valuePower} no es habitual: revise si es un error de captura',
  cylinderUnusual: 'El cilindro {valuePower} no es habitual: revise si es un error de captura',
  keratometryUnusual: 'Una K de {valueDioptres} no es habitual: revise si es un error de captura',
  keratometrySwapped:
    'La K plana y la K curva parecen invertidas: los cálculos usan {flatDioptres} como plana y {steepDioptres} como curva',
  radiusUnusual: 'Un radio de {valueMm} no es habitual: revise si es un error de captura',
  vertexMissing:
    'La refracción llega a {valueDioptres} y no tiene distancia al vértice. Indique 0 si ya está en la córnea',
  sphereOnToricCornea: 'Cilindro corneal {valueDioptres}: considere un lente bitórico',
  residualModerate: 'Quedarían cerca de {valueDioptres} de cilindro: considere un lente tórico',
  residualHigh: 'Quedarían cerca de {valueDioptres} de cilindro: se recomienda un lente tórico',
  axesDiffer: 'Los ejes de la córnea y de la refracción difieren en {valueDegrees}',
  bitoricNotNeeded: 'Cilindro corneal {valueDioptres}: quizá no se necesite un lente bitórico',
  frontToricCornea:
    'Cilindro corneal {valueDioptres}: un lente tórico anterior quizá no se adapte bien',
  frontToricResidual:
    'Solo quedarían cerca de {valueDioptres} de cilindro: quizá no se necesite un lente tórico anterior',
  frontToricPrism: 'Un lente tórico anterior sin prisma puede girar',
  prismLowDk: 'El prisma aumenta el espesor, y el Dk de este material es de solo {dk}',
  baseCurveFarFromK:
    'La curva base {curveDioptres} se aleja más de lo habitual de la K plana de {flatDioptres}',
  cornealDiameter:
    'El diámetro {diameterMm} no es habitual para un DHIV (HVID) de {hvidMm}: se espera de {leastMm} a {mostMm}',
  keratoconusInNormalDesign:
    'Para una córnea irregular, considere un lente para queratocono, escleral o híbrido',
  prismOnToricLanding:
    'Un apoyo tórico estabiliza el lente: quizá no se necesite prisma ni truncado',
  scleralDiameter:
    'El diámetro {diameterMm} no es habitual para un DHIV (HVID) de {hvidMm}: se espera de {leastMm} a {mostMm}',
  flexureFirst:
    'Cilindro de sobrerrefracción {valueDioptres}: descarte flexura antes de pedir poder tórico',
  vaultLow:
    'La bóveda central {vaultUm} es baja: se esperan al menos {limitUm} después del asentamiento',
  vaultHigh:
    'La bóveda central {vaultUm} es alta: se esperan como máximo {limitUm} después del asentamiento',
  findingWithoutChange: 'Se observó toque o blanqueamiento, pero no se solicita ningún cambio',
  changeWithoutAmount: 'El cambio solicitado no indica cuánto',
  doubleCorrection:
    'La profundidad sagital y la curva base cambian la bóveda en el mismo sentido: revise si es una corrección doble',
  fenestrationDryEye:
    'Fenestración con plasma o para ojo seco: el reservorio quizá no retenga el líquido',
  scleralThickness:
    'El espesor central {valueMm} no es habitual: se espera de {leastMm} a {mostMm}',
  softDiameter:
    'El diámetro {diameterMm} no es habitual para un DHIV (HVID) de {hvidMm}: se espera de {leastMm} a {mostMm}',
  softCurveSteep: 'La curva base {curveMm} es más cerrada que la K plana de {flatMm}',
  softCurveFlat: 'La curva base {curveMm} es mucho más plana que la K plana de {flatMm}',
  softCylinderLow: 'El cilindro {cylinderPower} es bajo: considere un lente esférico',
  softPowerHigh:
    'La esfera {spherePower} está fuera del rango de los lentes de línea: este lente se fabrica a la medida',
  orthoKSphere:
    'La esfera {spherePower} supera el rango de la ortoqueratología: el límite es {limitPower}',
  orthoKCylinder:
    'El cilindro {cylinderPower} supera el rango de la ortoqueratología: el límite es {limitDioptres}',
  orthoKFlatK:
    'La K plana {flatDioptres} está fuera de {leastDioptres} a {mostDioptres}: el éxito es menos seguro',
  orthoKCornealCylinder:
    'El cilindro corneal {valueDioptres} supera {limitDioptres}: el éxito es menos seguro',
  prismOnMultifocal: 'Este multifocal no necesita prisma ni truncado',
  addHigh: 'La adición {addPower} supera {limitPower}: revise si es un error de captura',
  lidPupilMissing:
    'La posición del párpado inferior y la pupila ayudan a ubicar la zona de cerca: indíquelas si puede',
  truncationWithoutPrism: 'Un truncado sin prisma no mantiene el lente en posición',
  warrantyEnded: 'La garantía venció el {date}: haga un pedido nuevo',
  exchangesUsedUp: 'Ya se usaron todos los canjes de la garantía ({count}): haga un pedido nuevo',
  notWarranted: 'Este lente no tiene garantía: haga un pedido nuevo',
  eyeNotInEarlierOrder: 'El pedido original no tiene lente para este ojo',
  earlierOrderMissing: 'Seleccione el pedido original',
  returnReasonMissing: 'Seleccione el motivo de la devolución',
  spareEnded: 'El precio de repuesto ya no está disponible: se aplica el precio completo',
  notLent: 'No hay lente de diagnóstico disponible para este diseño',
  eyesLookAlike:
    'Los lentes derecho e izquierdo tienen el mismo color, y ambos o ninguno llevan punto: no se pueden distinguir',
  eyesIdentical: 'Los lentes derecho e izquierdo son idénticos: revise si uno se copió',
  prescriptionUndated: 'Envío al paciente: indique la fecha de vencimiento de la receta',
  prescriptionExpired: 'La receta venció el {date}',
  empiricalData: 'Sin lente de prueba, el laboratorio necesita {missingTerms}',
  patientReferenceMissing: 'Falta la referencia del paciente',
  creditHold: 'El crédito de la cuenta está suspendido: llame a facturación',
  powerFarFromExpected: 'Se pide el poder {ordered}, pero las mediciones indican {expected}',
  powerSignTurned:
    'Se pide el poder {ordered}, pero las mediciones indican {expected}: revise el signo',
  axisFarFromExpected:
    'Se pide el eje {orderedAxis}, pero las mediciones indican {expectedAxis}: quedarían cerca de {leftDioptres} de cilindro',
  bitoricExchanged:
    'Los dos poderes parecen invertidos: se piden {flatPower} (plano) y {steepPower} (curvo), pero las mediciones indican {expectedFlatPower} y {expectedSteepPower}',
  softSphereOnCylinder:
    'Se pide la esfera {spherePower} sin cilindro, pero la refracción tiene {cylinderPower}: considere un lente tórico',
};

export const esFuller: Record<keyof typeof enFuller, string> = {
  vaultLow:
    'La bóveda central {vaultUm} a los {minutes} min quedará en cerca de {settledUm}, que es baja: se esperan al menos {limitUm}',
  vaultHigh:
    'La bóveda central {vaultUm} a los {minutes} min quedará en cerca de {settledUm}, que es alta: se esperan como máximo {limitUm}',
  keratometrySwapped:
    'La K plana y la K curva parecen invertidas: los cálculos usan {flatDioptres} como plana y {steepDioptres} como curva. Revise también el meridiano plano {meridianAxis}: los cálculos no lo toman en cuenta hasta que se corrijan las K',
};

export const esTerms: Record<WarningTerm, string> = {
  hvid: 'DHIV (HVID)',
  flatK: 'queratometría',
  refractionSphere: 'refracción',
};
