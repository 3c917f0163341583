/** Splits a list that is written as running words. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** A word as it stands in the lists: lower case, without accents. */
export function plainWord(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** First names that are no words of the trade or of everyday sentences: Iris, Mark, Rose, Luz and Dolores are left out. */
const FIRST_NAMES = new Set(
  words(`
    aaron adam alan albert alejandra alejandro alex alexander alexandra alice alicia allison alvaro amanda amy ana andrea
    andres andrew angela anita ann anna anne anthony antonio arturo ashley barbara beatriz benjamin betty beverly brandon
    brenda brian bruce carla carlos carmen carol caroline catherine cecilia charles charlotte cheryl christina christine
    christopher claudia cristina cynthia daniel daniela david deborah debra denise dennis diana diane diego donald donna
    dorothy douglas edgar eduardo edward elena elizabeth emily emma enrique eric esther eugene evelyn felipe fernanda
    fernando francisco frank gabriel gabriela gary george gerald gerardo gloria gonzalo gregory guadalupe guillermo gustavo
    hannah harold heather hector helen henry ignacio ines irene isabel isabella jack jacob jacqueline jaime james janet
    janice jason javier jean jeffrey jennifer jeremy jerry jesse jessica jesus joan joaquin joe john jonathan jorge jose
    joseph joshua juan juana juanita judith judy julia julian julie julio justin karen katherine kathleen keith kelly
    kenneth kevin kimberly kyle larry laura lauren lawrence leticia linda lisa lorena louis lucia luis lupe manuel marcos
    margaret margarita maria mariana marie marilyn mario marta martha martin mary matthew megan melissa michael michelle
    miguel monica nancy natalia natalie nathan nicholas nicole noah norma olivia oscar pablo pamela patricia patrick paul
    paula pedro peter philip rachel rafael ralph ramon raquel raul raymond rebecca ricardo richard robert roberto rodrigo
    roger ronald rosario roy ruben russell ruth ryan samantha samuel sandra sara sarah scott sean sergio sharon shirley
    silvia sofia sophia stephanie stephen steven susan susana teresa theresa thomas timothy tyler vanessa veronica
    vicente victor dana emilia itzel jane jackie jenny josefa karla lucas marisol mateo matias
    mia nora octavio olga pamela ricky rosalia sebastian susie tomas tony valentina valeria xavier yesenia vincent virginia walter wayne william ximena yolanda zachary
  `),
);

/**
 * Surnames that are taken as such without a capital, after a first name or a word such as "patient". Those that are also
 * words, such as White, need the capital.
 */
const SURNAMES = new Set(
  words(`
    adams aguilar alvarez anderson brown campbell castillo castro chavez clark cruz davis diaz fernandez flores garcia
    gomez gonzalez gutierrez hall harris hernandez jackson jimenez johnson jones lewis lopez martinez mendoza miller
    mitchell molina morales moore moreno munoz nelson nguyen ortega ortiz patel perez ramirez ramos reyes rivera roberts
    robinson rodriguez rojas romero ruiz sanchez silva smith suarez taylor thompson torres vargas vasquez vazquez wilson
    wright doe black day long may white young
  `),
);

/** Words that may begin with a capital, or follow "patient", and name nobody. */
const NO_NAMES = new Set(
  words(`
    a about after again all also although an and any are as asian african american at be because been before being best
    black blind blink both but by can caucasian central clear comfort complains complaints could current day days did do
    does doing during each every few first fit fitted fitting for from gets glare good had halos has have having he hello
    her hi his history how i if in into is it its just know last late later like lost male female man more most mother
    much my need needs never new next no normal not note notes now of off old on one only or other our out over pain
    please pregnant previous previously prior question red refers removal removes reports returned returns right left said
    says second see seen sees severe she should since so some still such than thank thanks that the their them then there
    these they this those to today too trial two under unknown until up upper use used uses using very via vision visit
    was we wear wearer wearing wears well went were what when where which white who why will with without woman worn would
    yes yesterday you young your

    acuda ahora al algun ambos anterior antes aqui asi aun aunque ayer bien buen buena bueno buenos busca cada casi como
    con cual cuando cuanto da de debe del desde despues dice donde dos durante e el ella en entre era es esa ese esta este
    esto estoy fue gracias ha hace hasta hay he hola hombre hoy izquierda izquierdo derecha derecho la las le les llega lo
    los mal mas me mejor mi mujer muy necesita ni nino nina no nos nueva nuevo o otra otro para pero por porque presenta
    primera primero puede que quien quiere refiere regresa se segun segunda segundo ser si siente sigue sin sobre solo son
    su tambien tengo tenia tiene tienen todo tras tuvo u un una usa usaba uso usuario usuaria va ve viene y ya yo

    ampleye art optical jupiter zenlens europa atlantis onefit maxim kerasoft intelliwave boston paragon optimum extra
    extreme infinite menicon contamac hydrapeg tangible definitive petrafocon ultrahealth synergeyes duette digiform
    thinsite achievement renovation dyna intralimbal custom stable elite soft sphere toric bitoric multifocal hybrid scleral
    sclerals ortho orthok gp rgp lens lenses lente lentes corneal cornea sphere cylinder axis power base curve diameter sag
    sagittal vault clearance landing limbal limbus haptic edge lift zone zones center flat steep steeper flatter flexure
    material materials plasma coating toricity rotation overrefraction refraction keratometry topography placido pentacam
    orbscan oct fluorescein eye eyes iris pupil lid lids tear tears solution saline bubble bubbles fogging deposits

    acanthamoeba astigmatism astigmatismo aphakia afaquia bowman cataract catarata chalazion cogan cone cono conjunctivitis
    degeneration demodex descemet diabetes diabetic diabetico diabetica disease distrofia down dry dystrophy ectasia
    edema ehlers danlos enfermedad fleischer fuchs glaucoma graft graves gvhd hydrops hypertension injerto kawasaki keratitis
    keratoconus keratoglobus keratoplasty lasik lyme marfan marginal meniere ménière meibomian meibomio mooren munson
    myopia miopia neurotrophic ocular ojo ojos pellucid pelucida penetrating post postgraft presbyopia prk pterygium
    queratitis queratocono queratoglobo queratoplastia rk rosacea salzmann schirmer sjogren sindrome stargardt stevens
    syndrome terrien thygeson trachoma uveitis vogt weill marchesani

    date dob birth born age edad fecha name nombre number numero id mrn chart record phone tel telefono email address
    street patient patients paciente pacientes px pt doctor dr dra mr mrs ms miss sr sra srta consultant practice optometrist
    ophthalmologist monday tuesday wednesday thursday friday saturday sunday january february march april may june july
    august september october november december lunes martes miercoles jueves viernes sabado domingo enero febrero marzo
    abril mayo junio julio agosto septiembre octubre noviembre diciembre

    k sim od os ou oi ao va av bcva bc dia oad bcr hvid kcn pmd dalk dsaek dmek pk pkp icrs cxl lzw pc sag mm um d ct ds dc
    add near far addition reading readings aureus coli pylori pseudomonas staph
  `).map(plainWord),
);

const has = (list: ReadonlySet<string>, word: string): boolean =>
  list.has(plainWord(word.replace(/['’]s$/u, '')));

/** Months that are first names as well. */
const MONTH_NAMES = new Set(words('april may june julio abril'));

export const isMonthName = (word: string): boolean => has(MONTH_NAMES, word);
export const isFirstName = (word: string): boolean => has(FIRST_NAMES, word);
export const isSurname = (word: string): boolean => has(SURNAMES, word);
export const namesNobody = (word: string): boolean => has(NO_NAMES, word);
