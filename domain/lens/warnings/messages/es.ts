import type { enFuller, WarningCode, WarningTerm } from './en.ts';

export const es: Record<WarningCode, string> = {
  cylinderWithoutAxis: 'El cilindro {cylinderPower} no tiene eje',
  axisWithoutCylinder: 'El eje {axis} no tiene cilindro',
  axisOutside:
    '{valueDegrees} no es un eje: grados enteros de 1 a 180. El más cercano: {nearestAxis}',
  plusCylinder:
    'Cilindro positivo: {spherePower} {cylinderPower} × {axis} es {minusSpherePower} {minusCylinderPower} × {minusAxis} con cilindro negativo',
  sphereUnusual: 'La esfera {valuePower} no es habitual: compruebe si es un error',
  cylinderUnusual: 'El cilindro {valuePower} no es habitual: compruebe si es un error',
  keratometryUnusual: 'K de {valueDioptres} no es habitual: compruebe si es un error',
  keratometrySwapped:
    'La K plana y la K curva parecen cambiadas: los cálculos toman {flatDioptres} como plana y {steepDioptres} como curva',
  radiusUnusual: 'El radio de {valueMm} no es habitual: compruebe si es un error',
  vertexMissing:
    'La refracción llega a {valueDioptres} y no tiene distancia al vértice. Indique 0 si ya está en la córnea',
  sphereOnToricCornea: 'Cilindro corneal {valueDioptres}: considere una lente bitórica',
  residualModerate: 'Quedarían unas {valueDioptres} de cilindro: considere una lente tórica',
  residualHigh: 'Quedarían unas {valueDioptres} de cilindro: se aconseja una lente tórica',
  axesDiffer: 'Los ejes de la córnea y de la refracción difieren {valueDegrees}',
  bitoricNotNeeded: 'Cilindro corneal {valueDioptres}: quizá no haga falta una lente bitórica',
  frontToricCornea:
    'Cilindro corneal {valueDioptres}: una lente tórica anterior quizá no asiente bien',
  frontToricResidual:
    'Solo quedarían unas {valueDioptres} de cilindro: quizá no haga falta una lente tórica anterior',
  frontToricPrism: 'Una lente tórica anterior sin prisma puede girar',
  prismLowDk: 'El prisma engrosa la lente, y el material solo tiene un Dk de {dk}',
  baseCurveFarFromK:
    'La curva base {curveDioptres} se aleja más de lo habitual de la K plana de {flatDioptres}',
  cornealDiameter:
    'El diámetro {diameterMm} no es habitual para un HVID de {hvidMm}: se espera de {leastMm} a {mostMm}',
  keratoconusInNormalDesign:
    'Para una córnea irregular considere una lente para queratocono, escleral o híbrida',
  prismOnToricLanding:
    'Un apoyo tórico estabiliza la lente: quizá no hagan falta prisma ni truncado',
  scleralDiameter:
    'El diámetro {diameterMm} no es habitual para un HVID de {hvidMm}: se espera de {leastMm} a {mostMm}',
  flexureFirst:
    'Cilindro de sobrerrefracción {valueDioptres}: busque flexión antes de pedir potencia tórica',
  vaultLow:
    'La bóveda central {vaultUm} es baja: se esperan al menos {limitUm} tras el asentamiento',
  vaultHigh:
    'La bóveda central {vaultUm} es alta: se esperan como máximo {limitUm} tras el asentamiento',
  findingWithoutChange: 'Se observó toque o blanqueo, pero no se pide ningún cambio',
  changeWithoutAmount: 'El cambio no tiene cantidad: indique cuánto',
  doubleCorrection:
    'La profundidad sagital y la curva base cambian la bóveda en el mismo sentido: compruebe si es una corrección doble',
  fenestrationDryEye:
    'Fenestración con plasma o para ojo seco: el reservorio quizá no retenga el líquido',
  scleralThickness:
    'El espesor central {valueMm} no es habitual: se espera de {leastMm} a {mostMm}',
  softDiameter:
    'El diámetro {diameterMm} no es habitual para un HVID de {hvidMm}: se espera de {leastMm} a {mostMm}',
  softCurveSteep: 'La curva base {curveMm} es más cerrada que la K plana de {flatMm}',
  softCurveFlat: 'La curva base {curveMm} es mucho más plana que la K plana de {flatMm}',
  softCylinderLow: 'El cilindro {cylinderPower} es bajo: quizá baste una lente esférica',
  softPowerHigh: 'La esfera {spherePower} supera las lentes de stock: esta se fabrica a medida',
  orthoKSphere:
    'La esfera {spherePower} supera el rango de la ortoqueratología, que termina en {limitPower}',
  orthoKCylinder:
    'El cilindro {cylinderPower} supera el rango de la ortoqueratología, que termina en {limitDioptres}',
  orthoKFlatK:
    'La K plana {flatDioptres} está fuera de {leastDioptres} a {mostDioptres}: el éxito es menos seguro',
  orthoKCornealCylinder:
    'El cilindro corneal {valueDioptres} supera {limitDioptres}: el éxito es menos seguro',
  prismOnMultifocal: 'Esta multifocal no necesita prisma ni truncado',
  addHigh: 'La adición {addPower} supera {limitPower}: compruebe si es un error',
  lidPupilMissing:
    'La posición del párpado y la pupila ayudan a situar la zona de cerca: indíquelas si puede',
  truncationWithoutPrism: 'Un truncado sin prisma no mantiene la lente en su posición',
  warrantyEnded: 'La garantía terminó el {date}: haga un pedido nuevo',
  exchangesUsedUp: 'Se han usado todos los cambios de la garantía ({count}): haga un pedido nuevo',
  notWarranted: 'Esta lente no tiene garantía: haga un pedido nuevo',
  eyeNotInEarlierOrder: 'El pedido anterior no tiene lente para este ojo',
  earlierOrderMissing: 'Indique el pedido anterior del que procede la lente',
  returnReasonMissing: 'Indique por qué se devuelve la lente',
  spareEnded: 'El precio de repuesto ya no se ofrece: se aplica el precio completo',
  notLent: 'Esta lente no se presta para diagnóstico',
  eyesLookAlike:
    'Derecha e izquierda tienen el mismo color, y un punto las dos o ninguna: no se pueden distinguir',
  eyesIdentical: 'Derecho e izquierdo son idénticos: compruebe si uno se copió',
  prescriptionUndated: 'Las lentes van al paciente: indique hasta cuándo es válida la prescripción',
  prescriptionExpired: 'La prescripción caducó el {date}',
  empiricalData: 'Sin lente de prueba, el laboratorio necesita {missingTerms}',
  patientReferenceMissing: 'Se requiere una referencia del paciente',
  creditHold: 'La cuenta tiene el crédito retenido: llame a facturación',
  powerFarFromExpected: 'Se pide la potencia {ordered}, pero de lo medido resulta {expected}',
  powerSignTurned:
    'Se pide la potencia {ordered}, pero de lo medido resulta {expected}: compruebe el signo',
  axisFarFromExpected:
    'Se pide el eje {orderedAxis}, pero de lo medido resulta {expectedAxis}: quedarían unas {leftDioptres} de cilindro',
  bitoricExchanged:
    'Las dos potencias parecen cambiadas: se piden {flatPower} (plano) y {steepPower} (cerrado), y de lo medido resultan {expectedFlatPower} y {expectedSteepPower}',
  softSphereOnCylinder:
    'Se pide la esfera {spherePower} sin cilindro, pero la refracción tiene {cylinderPower}: considere una lente tórica',
};

export const esFuller: Record<keyof typeof enFuller, string> = {
  vaultLow:
    'La bóveda central {vaultUm} tras {minutes} min quedará en unos {settledUm}, que es baja: se esperan al menos {limitUm}',
  vaultHigh:
    'La bóveda central {vaultUm} tras {minutes} min quedará en unos {settledUm}, que es alta: se esperan como máximo {limitUm}',
  keratometrySwapped:
    'La K plana y la K curva parecen cambiadas: los cálculos toman {flatDioptres} como plana y {steepDioptres} como curva. Compruebe también el meridiano plano {meridianAxis}: los cálculos no lo tienen en cuenta hasta que se corrijan las K',
};

export const esTerms: Record<WarningTerm, string> = {
  hvid: 'HVID',
  flatK: 'queratometría',
  refractionSphere: 'refracción',
};
