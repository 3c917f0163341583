import type { Answer, Onward } from '../answers/answer.ts';
import type { ConversationTextKey } from '../messages/en.ts';

/** What is answered by a text alone. */
export interface PlainIntent {
  name: string;
  pattern: RegExp;
  kind: Answer['kind'];
  texts: readonly ConversationTextKey[];
  onward?: readonly Onward['kind'][];
  /** Only without figures: `hi` may begin a message that states some. */
  isSmallTalk?: boolean;
  isUrgent?: boolean;
}

const DENIED = String.raw`(?<!\b(?:no|not|without|sin|never|ningun|nunca|denies|niega)\s(?:\w+\s)?)`;

const CHEMICAL = String.raw`chemical|quimic|bleach|peroxide|acid\b|ammonia|peroxido|agua oxigenada|acido\b|lejia|cloro\b`;
/** What is in an eye, or was splashed: a solution that is asked about is no accident. */
const INTO_EYE = String.raw`\b(?:in|into|on|en|a)\b (?:\w+ ){0,3}(?:eyes?|ojos?)\b|\bal ojo\b|splash\w*|salpic\w*`;

/** Refusals and emergencies come before anything else, small talk after everything that states figures. */
export const PLAIN_INTENTS: readonly PlainIntent[] = [
  {
    name: 'chemical',
    pattern: new RegExp(
      `(?:${CHEMICAL})[^.;]*(?:${INTO_EYE})|(?:${INTO_EYE})[^.;]*(?:${CHEMICAL})`,
      'u',
    ),
    kind: 'refuse',
    texts: ['emergency.chemical', 'about.not'],
    isUrgent: true,
  },
  {
    name: 'emergency',
    pattern: new RegExp(
      String.raw`${DENIED}\b(?:pain(?:ful|s)?|hurts?|hurting|aches?|aching|burn(?:s|ing)|stings?|stinging|light.?sensitiv\w*|photophobia|sensitiv\w* to light|arde|ardor|arden|quema|fotofobia|molesta la luz|dolor|duelen?|doliendo|doloros[oa])\b|(?:sudden(?:ly)?|subit\w*|repentin\w*)[^.;]*(?:red|vision|sight|blur|enrojec|roj[oa])|(?:red|enrojecid[oa]|roj[oa])\b[^.;]*(?:sudden|repentin|de repente)|(?:loss of|lost|losing|loses|perdida de|perdi\w*|pierde)\s+(?:(?:his|her|my|their|la|el|the)\s+)?(?:vision|sight|vista)|(?:cannot|can'?t|can not) see\b|no (?:puedo|puede|logra|logro) ver\b|\bflashes\b|\bfloaters\b|destellos|moscas volantes|going blind|(?:i have|i've got|my|tengo)\b[^.;]{0,20}\b(?:red eyes?|ojos? rojos?)|(?:my eyes? (?:is|are)|mis? ojos? estan?) (?:very |muy )?(?:red|rojos?)|no (?:ve|veo) nada|\bulcers?\b|ulcera|keratitis|queratitis|\bdischarge\b|secrecion|\bpus\b|laganas?\b|(?:eyes?|ojos?|lids?|parpados?) (?:is |are |esta |estan )?(?:very |muy )?(?:swollen|hinchad)|${CHEMICAL}|splash\w*|salpic\w*|quemadura`,
      'u',
    ),
    kind: 'refuse',
    texts: ['emergency', 'about.not'],
    isUrgent: true,
  },
  {
    name: 'treatment',
    pattern:
      /\b(?:antibiotic|(?:which|what) drops?\b|prescribe|steroid|medicat|medicine|atropine|cyclosporin|prednis|drug|dosage|dose|eye ?drops?|(?<!surface |plasma )treat(?:ment|ed)?\b(?! zone| of lids| (?:up to )?[+-]?\d)|therapy|cure|surgery should|antibiotic|esteroide|medicament|medicina|atropina|ciclosporin|dosis|gotas|colirio|tratamientos?\b(?! (?:de |con )?(?:la )?(?:superficie|plasma))|tratar|terapia|curar?\b|recet(?:ar|ame|eme|arle|a algo)\b)/u,
    kind: 'refuse',
    texts: ['refuse.treatment'],
    onward: ['contact'],
  },
  {
    name: 'diagnosis',
    pattern:
      /\bdiagnos(?:e|es|is|ed|ing)\b|diagnosticar|(?:un|que|su|el) diagnostico\b(?! lens)|(?:does|do|is|could|might|has) (?:he|she|the patient|my patient|this|it|this eye|they) (?:have|be|get|keratoconus)|(?:do|might) i have\b(?! to)|could (?:i|it|this) (?:have|be) (?:an? )?(?:kerato|infec|glauc|catar|disease|ulcer)|(?:melanoma|tumou?r|cancer)|(?:sera|puede ser|podria ser|cree) que (?:\w+ )?(?:tiene|tenga|tengo|sea)|what (?:disease|condition|is wrong with)|is (?:this|it) (?:keratoconus|an infection|a disease|infected|normal to have)|infection|infected|que (?:enfermedad|tiene (?:el|mi|la) (?:paciente|ojo))|tiene (?:queratocono|glaucoma|una infeccion)|es (?:esto )?(?:queratocono|glaucoma|una infeccion)\b|infeccion|glaucoma|cataract|catarata/u,
    kind: 'refuse',
    texts: ['refuse.diagnosis'],
    onward: ['contact'],
  },
  {
    name: 'price',
    pattern:
      /\b(?:prices?|pricing|costs?|discounts?|cheap\w*|expensive|dollars?|usd|precios?|cuestan?(?! (?:mucho |trabajo )?\w+[aei]r(?:l[aeo]s?)?\b)|cuanto (?:vale|cuesta)|costo|descuento|barat\w*|caros?\b|(?:muy|es|mas) cara\b|cuanto (?:sale|cobran|me sale)|how much (?:is|are|do you charge for) (?:an?|the|your|one)? ?(?:\w+ )?(?:ampleye|lens|lenses|sclerals?|hybrids?|ortho-k)\b|tarifa)(?![^.;]*(?:diopt|dioptria|\bcyl|\bcil\b|degree|grado))|\$\s?\d/u,
    kind: 'refuse',
    texts: ['refuse.price'],
    onward: ['contact'],
  },
  {
    name: 'order',
    pattern:
      /\b(?:where is (?:my|the|our)|track(?:ing)?|cuando (?:me )?(?:llegan?|recibo|estaran?|entregan)|when (?:will|do|does) (?:my|our|the|i) [^.;?]*(?:arrive|come|get here|receive|be ready)|(?:has|have|did) (?:my|the|our) (?:lens(?:es)?|order|package)[^.;?]*(?:ship|arriv|sent|left|come)|(?:ya )?(?:salio|llego|enviaron|mandaron)[^.;?]*(?:lente|pedido|paquete)|status of|shipped|delivery|deliver(?:ed)?|ship(?:ping|ment)?|invoice|my order|our order|order (?:number|status)|donde esta|rastre|estado de(?:l| mi)? pedido|return (?:a|the|my|our|this) (?:lens(?:es)?|order)|(?:devolver|devuelvo|devolucion de) (?:un|el|mi|los|unos)? ?(?:lentes?|pedido)|enviado|entrega|envio|factura|mi pedido|nuestro pedido|numero de pedido)\b/u,
    kind: 'refuse',
    texts: ['refuse.order'],
    onward: ['contact'],
  },
  {
    name: 'personal',
    pattern:
      /\b(?:date of birth|dob|patient(?:'s)? (?:name|record|file|address|phone)|social security|phone number|email address|account number|record number|password|log ?in\b|sign ?in\b|iniciar sesion|my account|\[name\]'?s? (?:prescription|lens|order|file)|(?:receta|lente|pedido|ficha) de \[name\]|fecha de nacimiento|nombre (?:del|de la|de mi) paciente|expediente|numero de cuenta|telefono|contrasena|mi cuenta|datos personales|personal data)\b/u,
    kind: 'refuse',
    texts: ['refuse.personal'],
    onward: ['contact'],
  },
  {
    name: 'replaces',
    pattern:
      /medical advice|(?:consejo|opinion) medic[oa]|replac\w* (?:the |a |my |an )?(?:eye )?(?:clinician|doctor|optometrist|practitioner|fitter|me\b)|instead of (?:a|the) (?:doctor|clinician)|(?:reemplaza|sustituye|remplaza)\w* (?!(?:un |una |el |la |los |mi |su |cada )?(?:lente|lentilla|ventosa|par\b))|en lugar de(?:l| un) (?:medico|doctor|clinico|optometrista)/u,
    kind: 'answer',
    texts: ['about.not', 'about.call'],
    onward: ['contact'],
  },
  {
    name: 'what',
    pattern:
      /do you speak|habla(?:s|n)? (?:ingles|espanol)|who (?:made|built|created|wrote|programmed) you|quien te (?:hizo|creo|programo)|(?:who|what) are you\b|what is this\b(?! lens)|(?:am i|are we) (?:chatting|talking|speaking|writing)|(?:estoy|hablo) (?:hablando|chateando|escribiendo)?[^.;?]*(?:maquina|robot|persona|humano|bot|ia)\b|\b(?:chat)?bot\b|\brobot\b|con quien (?:hablo|estoy|chateo)|who (?:am i|is this)\b|about yourself|sobre ti\b|de ti mism|what does (?:the|this) (?:virtual )?(?:consultant|assistant|chat) do|que hace (?:el|este) (?:consultor|asistente)|chat ?gpt|\bopenai\b|\bgemini\b|\bclaude\b|\bsiri\b|\balexa\b|are you (?:an? )?(?:human|robot|bot|ai|doctor|person|real|language model)|what is the virtual consultant|(?:quien|que) eres|quien es usted|que es (?:esto|usted|el consultor)|eres (?:un |una )?(?:humano|robot|persona|ia|doctor|medico)/u,
    kind: 'answer',
    texts: ['about.what', 'about.whom', 'about.not'],
  },
  {
    name: 'call',
    pattern:
      /when (?:should|do|must|to) (?:i |we )?(?:call|contact|ask|send)|(?:talk|speak) (?:to|with) (?:a|an|someone|the)\b|(?:contact|call|reach|ask) (?:a |the |your )?(?:lens )?(?:consultant|human|person|lab|support)|human\b|cuando (?:debo |hay que |tengo que )?(?:llamar|contactar|consultar|preguntar)|(?:hablar|comunicar\w*) con|(?:contactar|llamar|preguntar) (?:a |al |con )(?:un |una |el )?(?:consultor|persona|laboratorio|humano)/u,
    kind: 'answer',
    texts: ['about.call'],
    onward: ['contact'],
  },
  {
    name: 'privacy',
    pattern:
      /\b(?:privacy|privacidad)\b|(?:do you|is|are|does it|will you)[^.;?]*\b(?:stored?|saved?|keep|kept|record(?:ed)?|remember)\b|(?:guarda|almacena|graba|recuerda)\w*[^.;?]*(?:conversaci|datos|esto|chat|algo)|se guarda\w*(?![^.;?]*\b(?:lente|plasma|escleral|hydrapeg))/u,
    kind: 'answer',
    texts: ['about.privacy'],
  },
  {
    name: 'sources',
    pattern:
      /(?:where|what|which)[^.;?]*(?:sources|your (?:information|answers|figures|data) (?:come|from))|can i trust|how (?:reliable|accurate|trustworthy) (?:are|is) (?:you|this|it)|(?:de donde|cuales)[^.;?]*(?:fuentes|saca|informacion)|puedo confiar|que tan (?:fiable|confiable)/u,
    kind: 'answer',
    texts: ['about.sources', 'about.not'],
  },
  {
    name: 'whom',
    pattern:
      /(?:who|whom) (?:is|are) (?:this|it|you) for|is this for (?:patients|wearers)|i (?:am|'m) (?:a|the) (?:patient|wearer)|para quien|a quien (?:va|esta) dirigid|soy (?:un |una )?(?:paciente|usuari)/u,
    kind: 'answer',
    texts: ['about.whom', 'about.not'],
  },
  {
    name: 'help',
    pattern:
      /^(?:please |por favor )?(?:help|ayuda|ayudame)\b|what can you (?:do|help)|en que (?:me )?(?:puedes?|podes) ayudar|(?:que|como) (?:me )?puedes? ayudar|how can you help|what can i ask|how (?:do|can) (?:i|you) (?:use|work)|how does this work|what do you (?:do|know)\b(?! about| if| when| with)|que (?:puedes?|puedo|sabe[s]?) (?:hacer|preguntar)|como (?:funciona|se usa|te uso)/u,
    kind: 'answer',
    texts: ['help', 'help.how'],
    isSmallTalk: true,
    onward: ['guide'],
  },
  {
    name: 'thanks',
    pattern:
      /^(?:bye|goodbye|adios|hasta luego|okay|ok|great|perfect[oa]?|vale|listo)[\s!.]*$|^(?:\w+,? ){0,2}(?:thanks?|thank you|thx|ty|gracias|cheers)\b(?: (?!what|how|which|que|cual|como)\w+,?){0,5}[\s!.]*$|^(?:thanks?|thank you|thx|gracias|muchas gracias)\b/u,
    kind: 'answer',
    texts: ['thanks'],
    isSmallTalk: true,
  },
  {
    name: 'greeting',
    pattern:
      /^(?:(?:muy|oh|well|hi|hiya|hello|hey|howdy|hola|greetings|saludos|que tal|como esta[sn]?|how are you|good (?:morning|afternoon|evening|day)|buen(?:os|as)? ?(?:dias?|tardes|noches)?|there|are you|hay|alguien|ahi|to you|to all|a todos|everyone|doctor|dr)[\s!.,?]*)+$|^(?:muy |oh |well )?(?:hi|hello|hey|hiya|howdy|greetings|saludos|buenas|good (?:morning|afternoon|evening)|hola|buen(?:os|as) (?:dias|tardes|noches)|que tal)\b[\s!.,]*(?:there|all|everyone|a todos|buen(?:os|as) (?:dias|tardes|noches)|que tal)?[\s!.?]*$/u,
    kind: 'answer',
    texts: ['greeting', 'help'],
    isSmallTalk: true,
  },
];
