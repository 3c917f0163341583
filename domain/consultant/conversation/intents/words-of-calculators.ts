/** What people speak of when they ask for a calculation, in any order and both languages. */
export const WORDS = {
  spectacle:
    /\b(?:glass(?:es)?|specs?|spectacles?|eyeglass\w*|frames?|gafas?|anteojos?|lentes? de (?:armazon|marco|vista|aro)|armazon(?:es)?|monturas?|oftalmic[oa]s?|lentes(?! de contacto| blando| rigid| escleral| rgp| gp))\b/u,
  contact:
    /\b(?:cls?|scl|contacts?|contact lens(?:es)?|lentillas?|lentes? de contacto|lc|pupilentes?|rgp|gp|on (?:the |his |her )?eye|(?:sobre|en) el ojo)\b/u,
  cornea: /\bcornea/u,
  corneal: /\bcornea|\bk'?s?\b|\bqs\b|keratomet|queratomet/u,
  vertex: /\bvert(?:ex|ice)|\bb?vd\b|\bdv\b|effective power|poder efectivo|potencia efectiva/u,
  compensate: /compens|convert|conviert|conver[st]ion|equival|correspond|translat|\bpas[aoe]/u,
  transpose:
    /other form|otra forma|opposite (?:form|cyl)|alternate form|transpo|traspon|trasposi|\b(?:flip|invert|switch|swap|change|rewrite|write|express|cambi|invert|escrib|expres|pas|pon)\w*\b[^.;]*\b(?:cyl|cil|sign|form|notation|plus|minus|negativ|positiv)/u,
  cylinderSign:
    /\b(?:in|into|as|to|with|en|a|con|forma|form|negativ[oa]|positiv[oa]|minus|plus|negative|positive)\b[^.;|\d]{0,25}\b(?:minus|plus|neg|pos|negative|positive|negativ[oa]s?|positiv[oa]s?|menos|mas)(?: (?:cyl|cil)\w*)?(?: (?:form|notation|forma))?\s*(?:$|[.?!,;:]|\b(?:cyl|cil|please|pls|form|por|is|of|de|la|esta|este|this|the)\b)|\b(?:minus|plus|neg|pos|negative|positive)[ -](?:cyl\w*|form)|\bcil\w* (?:negativ|positiv|menos|mas)/u,
  equivalent:
    /\bspher\w* eq|\bequiv\w*\.? (?:de (?:la )?)?esf|\besf\w*\.? equiv|\beq\.? ?esf|\bsph\.? eq|\bs\.? ?e\.?(?=\s*(?:of|for|de|para|:|=)?\s*[+-]?\d|\s*(?:of|for|de|para)\b)|\be\.? ?e\.?(?=\s*(?:de|para|:|=)?\s*[+-]?\d|\s*(?:de|para)\b)|\bm\.?s\.?e\b|(?:mean|average|equivalent|best) (?:sphere|power|sph)|(?:esfera|poder|potencia) (?:medi[ao]|promedio|equivalente)|mejor esfera/u,
  sphere: /\b(?:sphere|spherical|esfera|esferic[oa])\b/u,
  alone: /\b(?:alone|only|just|single|sol[oa]|solamente|unica)\b|equival/u,
  power: /\b(?:powers?|strength|poder(?:es)?|potencias?|fuerza|graduacion|rx)\b/u,
  meridian: /\bmeridi|\b(?:vertical|horizontal)(?:ly|mente)?\b/u,
  sum: /\b(?:add|adding|sum|total|combin\w*|together|result\w*|cross\w*|crossed|on top|join\w*|plus|suma\w*|junt\w*|cruzad\w*|resulta\w*|superpon\w*|encima|sobre|mas|over)\b/u,
  convert:
    /\bmm\b|milimet|millimet|\bd\b|diopt|dioptr|\bradi(?:us|o|os|i)\b|curvatur|convert|conviert|conver[st]ion|pas[ae](?:r|me|lo)?\b/u,
  astigmatism:
    /astig|\bcyls?\b|cylind|\bcil\b|cilindr|toricity|toricidad|\bdelta|differen|diferenc/u,
  residual:
    /residual|left.?over|left\b|remain|internal|intern[oa]|lenticular|uncorrected|\bqueda|\bresta|\bsobra|sin corregir|restante/u,
  tear: /full (?:lens )?power|poder completo|\btears?\b|lacrimal|lagrim|fluid lens|post.?lens|\bmenis[ck]|tear film/u,
  back: /\bback|posterior|intern[oa]|inner|trasera|induc|adds?\b|anad|agreg|aporta/u,
  toric: /\btoric/u,
  curve: /\bbase|\bcurv|\bbc\b|\bcb\b/u,
  newer:
    /\b(?:new|instead|chang\w*|go(?:ing|es)?|switch\w*|mov(?:e|ing)|steepen\w*|flatten\w*|flatter|steeper|nuev[oa]|cambi\w*|pas[aoe]\w*|en vez|en lugar|cierr\w*|cerrar\w*|aplan\w*|abr\w*|ahora|refit|swap)\b/u,
  over: /over.?ref|over.?rx|sobre.?ref|sobre.?rx/u,
  offAxis:
    /misrotat|mala rotacion|\blos[et]\b|pierd|perdid|\boff\b|\bout\b|\bfuera\b|misalign|mislocat|misorient|off.?axis|fuera de|\brotac|\bgiro\b|desviad|desalinead|mal alinead|mal orientad|girad|rotat|rotad/u,
  turned:
    /rotat|turn|swing|spin|\bgir|\brota|\bsits?\b|\bmarks?\b|\bmarca|\blars\b|off.?axis|desvia/u,
  axis: /\baxis|\bejes?\b|\bax\b|\blars\b/u,
  sag: /\bsags?\b|sagit|\bflecha\b|\bdepth\b|profundidad/u,
  diameter: /overall|\btotal|diamet|\bdia\b|\boad\b|\bsize\b|\btamano/u,
  oxygen: /\bdk\b|oxygen|oxigeno|transmis/u,
  onEye: /\bon (?:the |his |her |my )?eye\b|trial|diagnostic|puest[oa]|prueba|en el ojo/u,
  calculate: /calcul|work out|how much|cuanto|what|que|cual|give|dame|need|necesito/u,
} as const satisfies Record<string, RegExp>;

export type Word = keyof typeof WORDS;
