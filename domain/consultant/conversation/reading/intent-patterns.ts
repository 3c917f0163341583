export const FIRST =
  /\blentes? de (?:prueba|diagnostico)\b|\b(?:trial|diagnostic) lens|\b(?:que|cual|which|what)\b[^.;?]*\b(?:primero|first)\s*\??$|\b(?:first|initial|primer[oa]?|inicial)\b[^.;?]*(?:ampleye|scleral|escleral|gp\b|rgp|ortho|orto|soft|blando|bitoric|sphere|lens|lente)|(?:que|cual) lente\b[^.;?]*(?:pongo|primero|uso|pruebo)|(?:which|what|que|cual)[^.;?]*(?:should|do|would|debo)?[^.;?]*(?:start(?:ing)?|begin|empiezo|empezar|comienzo|comenzar)\b|(?:first|initial|starting|start(?:ing)? with|to start|trial|diagnostic|primer\w*|inicial\w*|de prueba|de diagnostico)[^.;?]*(?:lens|parameter|sag|base curve|diameter|fit\b|lente|parametro|sagita|profundidad|curva base|diametro|values?|valores)|(?:what|which|que|cual) (?:lens|sag\w*|base curve|diameter|parameters?|lente|sagita|profundidad|curva base|diametro|parametros?)[^.;?]*(?:should|would|do (?:i|you|we)|to|can i|debo|uso|usar|elijo|elegir|pruebo|probar|empiezo|empezar|conviene|recomienda)[^.;?]*(?:start|try|choose|use|begin|order|pick|select|recommend|suggest|fit|$)?|(?:suggest|recommend|propose|design|sugi\w*|recomi\w*|propon\w*|disen\w*)[^.;?]*(?:lens|parameter|lente|parametro|sag|base curve|curva base|diameter|diametro|ampleye|scleral|escleral|bitoric|ortho|gp\b|rgp)|(?:how|where|como|donde|con que) (?:do|should|to|would|can)?\s*(?:i|we)?\s*(?:start|begin|empiezo|empezar|comienzo)|\bfit (?:a|an|this|the)\b[^.;?]*(?:lens|scleral|ortho|ampleye|gp\b|soft)|adapt(?:ar|o)\b[^.;?]*(?:lente|escleral|ampleye|orto)/u;
export const NEXT =
  /what to do|que hacer|what (?:can|could|do|should) (?:i|we|you) (?:do|try)|que (?:se )?(?:puedo |podemos |debo |puede )?(?:hago|hacer|hace)\b|how (?:much )?(?:do|should) i (?:lower|raise|go)|cuanto (?:le |lo |la )?(?:bajo|subo|reduzco|aumento)|(?:what|which|que|cual)[^.;?]*(?:change|modif|adjust|fix|do (?:i|next|now)|should i do|next|cambi|modific|ajust|hago|hacer|corrij|siguiente)|next (?:change|step|lens)|how (?:do|should|can|would) (?:i|we) (?:fix|change|modify|adjust|correct|solve|improve|improve|reduce|increase)|como (?:corrij|arregl|ajust|cambi|soluciono|mejor|reduzc|aument)|siguiente (?:cambio|paso|lente)|what now|y ahora|troubleshoot|que hago/u;
export const LIMITS =
  /between (?:which|what)|entre (?:que|cuales) valores|^(?:the |los |las )?(?:base curves|diameters|sags|materials|adds|cylinders|curvas base|diametros|materiales|adiciones|cilindros)\b(?!.*(?:\d|\b(?:first|primer|flat|steep|k)\b))|de cuanto en cuanto|\bcada cuanto|in what (?:steps|increments)|\b(?:hay|existen?) (?:el |la |un |una )?(?:cilindro|esfera|diametro|adicion|curva|sagita|profundidad|poder|prisma|material)|\bdo(?:es)? (?:the |it )?\S+ (?:\S+ )?come\b|\btienen\b|\bdo you have\b|\b(?:can|could)\b[^.;?]*\b(?:have|be|come|go)\b|\bpueden? (?:tener|ser|llevar|venir|ir)\b|\bincrement\w*|\b(?:hay|is there|are there|exists?)\s*\??$|\b(?:can|could|se puede)\b[^.;?]*\b(?:be (?:done|used|made|ordered|fitted)|hacer)\b|\bgo(?:es)? (?:up |down )?to\b|\bllegan?\b|\boffered\b|\bse puede\b|\bok in\b|\bhow (?:steep|flat|high|low|strong|weak|thick|thin|big|large|small|far|deep|wide) (?:can|could|does|do|is|are|may)\b|\b(?:que tan|cuan|que tanto) \w+ (?:puede|se puede|es|va|llega)|\bhasta (?:donde|cuanto|cuando)\b|\b(?:possible|posible|(?:can|could|do|will) (?:you|they|the lab) (?:make|do|manufacture|offer|have|get|supply)|(?:me )?(?:pueden?|podrian?) (?:fabricar|hacer|pedir|mandar)|hacen|fabrican|manejan?|come[s]? (?:in|with)|made (?:in|with|of|up to)|available|ranges?|limits?|options?|steps?|at most|at least|maximum|minimum|max|min|largest|smallest|biggest|highest|lowest|steepest|flattest|strongest|weakest|thickest|thinnest|disponibles?|ofrecen?|opcion(?:es)?|rangos?|limites?|pasos?|maxim[oa]s?|minim[oa]s?|mayor|menor|mas (?:fuerte|alt[oa]|baj[oa]|plan[oa]|curv[oa]|cerrad[oa]|grande|pequen[oa])|se (?:fabrica|hace|ofrece|puede pedir)|como (?:maximo|minimo)|vienen?|existen?)\b|\b(?:can|puedo|could) (?:i |we )?(?:order|get|have|pedir|tener)\b|\b(?:what|which|que|cuales) (?:diameters|base curves|sags|materials|adds|powers|parameters|surfaces|coatings|colors|tints|cylinders|diametros|materiales|curvas base|adiciones|poderes|parametros|superficies|colores|cilindros)\b|\bdoes \S+ (?:\S+ )?(?:have|offer)\b|\b(?:hasta|up to) (?:que|what|which|how)\b|\btiene \S+ opcion/u;
/** Words of limits that mean nothing else. */
export const RANGE =
  /\bhow (?:steep|flat|high|low|strong|thick|thin|big|large|small|far)\b|que tan|hasta|vienen?\b|comes? in|available|ranges?|limits?|\bmost\b|maxim|minim|\bmax\b|\bmin\b|largest|smallest|highest|lowest|steepest|flattest|strongest|disponible|rangos?|possible|posible|steps?\b|pasos?\b|made\b|fabrica|offer|ofrece|\border\b|pedir/u;
export const WARNINGS =
  /\bwarnings?\b|advertencia|\bcheck (?:my|this|the|whether|if) (?:order|rx|prescription|lens|parameters|this)|anything (?:wrong|unusual|odd|strange)|(?:is|are) (?:this|these|it) (?:ok|okay|fine|unusual|reasonable|plausible)|does this look|revis[ae]\w* (?:mi|el|este|la|los|estos)|algo (?:raro|inusual|mal|extrano)|esta bien (?:este|esto|asi)/u;
export const SETTLING =
  /\bhow much (?:will|would|should) (?:it|there) be\b|en cuanto (?:queda|quedara|va a quedar)\b|\bsettl\w*|\basent\w*|\basient\w*/u;
export const QUESTION =
  /^(?:(?:at|in|on|from|to|for|with|by|up to|since|until|en|a|de|desde|hasta|para|con|por|and|so|ok|y) )?(?:what(?:'?s)?|whos?|why|how|when|where|which|who|is|are|does|do|can|should|define|explain|tell me|que|cuant[oa]s?|por que|como|cuando|donde|cual|es|son|puede|define|explica|dime|debo)\b|\?\s*$|\b(?:why|por que|what now|y ahora)\s*$/u;
export const WHY = /^(?:why|how|when|por que|como|cuando|para que|explain|explica)\b/u;
/** A lens on the cornea has no vault to state. */
export const TOUCH =
  /(?:touch\w*|bearing|\btoca\w*|toque|apoya\w*)\b[^.;,|]{0,30}\b(?:cent(?:er|re|ro|ral\w*)|apex|apical|apice)|\b(?:central\w*|apical\w*) (?:touch|bearing|toque|apoyo|contact)/u;
/** `Es un trasplante` states something. */
export const TELLS = /^(?:es|son|esta|tiene)\b[^?]*$/u;
export const DEFINITION =
  /^(?:(?:so |and |y )?(?:what(?:'s| is| are| does)|define|definition of|meaning of|explain|how (?:is|do you|do i|does one) (?:calculat|comput|work out)\w*|what do you mean by|que (?:es|son|significa|quiere decir)|define|definicion de|explica(?:me)?|como se calcula|formula (?:for|of|de|del)|what is the formula|cual es la formula))/u;
export const EXPLAIN =
  /difference|diferencia|\bvs\b|\bversus\b|\brules\b|\breglas\b|\bexpl(?:ain|ica)\w*|\brule\b|\bregla\b|\bformula\b/u;
/** A message that goes on from the one before. */
export const FOLLOWING =
  /^(?:and|y|e|ok,? and|what if|what about|how about|and if|que pasa si|y si|si fuera|if it were|now with|now|ahora|with|con|at|instead|en cambio|same|lo mismo|for|para|a|make it|change it to)\b/u;
export const PLAIN_QUESTION =
  /^(?:(?:in|en|a|hasta|up to) )?(?:what|which|que|cual(?:es)?|how|cuant\w*)\b/u;
/** `What is its spherical equivalent?` */
export const OF_BEFORE =
  /\b(?:its|it|that|this|these|su|sus|eso|esa|ese|esto|esta)\b|^(?:and|y)\b/u;
/** `What are the materials of ...?` */
export const LISTED = /^(?:what|which) are the\b|^cuales son\b/u;
/** Not one lens, but which there are. */
export const SEVERAL = /\blenses\b|\blentes\b|\boptions\b|\bopciones\b/u;
/** Advice on a kind of lens is in the guide, what one lens is made in is not. */
export const ADVICE =
  /\b(?:debe|deberia|should|ought|conviene|recom\w+end\w*|recomiend\w*|ideal)\b/u;
/** Somebody wants something worked out. */
export const ASKING =
  /calcul|work out|comput|convert|conviert|could you|can you|would you|please|\bpls\b|\bi (?:need|want|would like|have to)\b|help me|necesito|quiero|quisiera|me (?:puede|podria|ayuda)|podrias?\b|puedes?\b|por favor|(?:transpon|combin|compens|conviert|sum|calcul)\w*me\b|^(?:to )?(?:add|combine|transpose|transponer|combinar|sumar|compensar|convertir)\b/u;
/** Lenses that only the guide speaks of. */
export const OTHER_LENSES =
  /\b(?:kerasoft|intelliwave|achievement|renovation|magniclear|atlantis|europa|jupiter|maxim|zenlens|ultrahealth|clearkone|eyespace|digiform|bi.?expert|thinsite|artcon)\b/u;
/** A question somewhere in the text. */
export const ASKS = /\b(?:how|what|which|why|when|como|que|cual|cuando|por que|cuanto)\b/u;
/** Whether a text is a question. */
export const asks = (text: string): boolean => QUESTION.test(text) && !TELLS.test(text);
/** The other direction of a calculation, or the other side of a turn. */
export const OTHER_SIDE =
  /other (?:way|direction|side)|\breverse|the opposite|al reves|(?:otra|la) direccion|otro (?:lado|sentido)|a la inversa|lo contrario/u;
