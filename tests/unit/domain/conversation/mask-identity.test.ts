import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { expect, it } from 'vitest';
import { maskIdentity, type MaskedKind } from '#domain/consultant/conversation/mask-identity.ts';

type Row = [kind: MaskedKind, typed: string, masked: string];

const NAMES: Row[] = [
  ['name', 'My patient John Smith has keratoconus OD.', 'My patient [name] has keratoconus OD.'],
  ['name', 'patient: Okonkwo, vault 180', 'patient: [name], vault 180'],
  ['name', 'patient smith wears 7.80', 'patient [name] wears 7.80'],
  ['name', 'patient john smith wears 7.80', 'patient [name] wears 7.80'],
  ['name', 'PATIENT JOHN SMITH OD 47.00', 'PATIENT [name] OD 47.00'],
  ['name', 'Patient name is john smith and he sees', 'Patient name is [name] and he sees'],
  ['name', 'The patient is named Ngozi Adeyemi.', 'The patient is named [name].'],
  ['name', 'Name: Wei Zhang, 45/46', 'Name: [name], 45/46'],
  ['name', "Patient's name is Lars van der Berg", "Patient's name is [name]"],
  ['name', 'Mr. Smith. Glasses read -3.00', 'Mr. [name]. Glasses read -3.00'],
  ['name', "Mrs. O'Brien returned", 'Mrs. [name] returned'],
  ['name', 'Ms Garcia-Lopez, OS', 'Ms [name], OS'],
  ['name', 'Dr. Anna Lee fitted it', 'Dr. [name] fitted it'],
  ['name', 'J. Smith has fogging', '[name] has fogging'],
  ['name', 'J.R. Okafor wears 16.5', '[name] wears 16.5'],
  ['name', 'Smith, John: bubbles', '[name]: bubbles'],
  ['name', 'John, and Mrs. Okafor', '[name], and Mrs. [name]'],
  ['name', "John Smith's lens rotates", "[name]'s lens rotates"],
  ['name', 'lens for john smith', 'lens for [name]'],
  ['name', 'her daughter Emma wears soft', 'her daughter [name] wears soft'],
  ['name', 'Mary White sees well', '[name] sees well'],
  ['name', 'patient April Young, OD', 'patient [name], OD'],
  ['name', 'John K 44/45', '[name] K 44/45'],
  ['name', 'John Q Okafor, OD', '[name], OD'],
  ['name', 'paciente Julio Pérez', 'paciente [name]'],
  ['name', 'Apellidos: Ibarra Soto', 'Apellidos: [name]'],
  ['name', 'El paciente Juan Pérez de la Cruz ve mal', 'El paciente [name] ve mal'],
  ['name', 'Paciente: María José Núñez', 'Paciente: [name]'],
  ['name', 'se llama maría lópez y tiene queratocono', 'se llama [name] y tiene queratocono'],
  ['name', 'La paciente se llama Itziar.', 'La paciente se llama [name].'],
  ['name', 'Sra. García, OI', 'Sra. [name], OI'],
  ['name', 'don José Ibáñez usa lente escleral', 'don [name] usa lente escleral'],
  ['name', 'Nombre del paciente: Xochitl Morales', 'Nombre del paciente: [name]'],
  ['name', 'su hijo Mateo Ruiz, miopía', 'su hijo [name], miopía'],
  ['name', 'Pérez, Julio, OD 47', '[name], OD 47'],
  ['name', 'La paciente se llama Bo van Berg okafor.', 'La paciente se llama [name].'],
  ['name', 'El paciente Juan P. usa lente', 'El paciente [name] usa lente'],
  ['name', 'Keratoconus, John: bubbles', 'Keratoconus, [name]: bubbles'],
  ['name', 'Name: Ngozi Q. okafor, OD', 'Name: [name], OD'],
  ['name', 'The patient is named ngozi adeyemi.', 'The patient is named [name].'],
  ['name', 'se llama Ngozi y duerme con lentes', 'se llama [name] y duerme con lentes'],
];

const DATES: Row[] = [
  ['date', 'DOB 03/14/1985', 'DOB [date]'],
  ['date', 'DOB: 3/14/85', 'DOB: [date]'],
  ['date', 'dob 14-03-1985', 'dob [date]'],
  ['date', 'born 1985-03-14', 'born [date]'],
  ['date', 'born 14.03.1985.', 'born [date].'],
  ['date', 'born in 1985', 'born in [date]'],
  ['date', 'born March 14, 1985', 'born [date]'],
  ['date', 'on 14 March 1985 she', 'on [date] she'],
  ['date', 'the 14th of March, 1985', 'the [date]'],
  ['date', 'Mar 14 1985', '[date]'],
  ['date', '14-Mar-1985', '[date]'],
  ['date', 'seen on March 14', 'seen on [date]'],
  ['date', 'nacida el 3 de marzo de 1990', 'nacida el [date]'],
  ['date', 'nacido en 1990, OD', 'nacido en [date], OD'],
  ['date', 'visita del 5 de enero', 'visita del [date]'],
  ['date', '1º de mayo del 2001', '[date]'],
];

const NUMBERS: Row[] = [
  ['recordNumber', 'MRN 123456', 'MRN [record number]'],
  ['recordNumber', 'MRN: A-12345', 'MRN: [record number]'],
  ['recordNumber', 'medical record number is 99812', 'medical record number is [record number]'],
  ['recordNumber', 'MRN number is: #12345', 'MRN number is: #[record number]'],
  ['recordNumber', 'chart #4471', 'chart #[record number]'],
  ['recordNumber', 'chart 44712', 'chart [record number]'],
  ['recordNumber', 'patient ID 8821', 'patient ID [record number]'],
  ['recordNumber', 'patient #12345', 'patient #[record number]'],
  ['recordNumber', 'expediente 12-345', 'expediente [record number]'],
  ['recordNumber', 'historia clínica nº 4455', 'historia clínica nº [record number]'],
  ['recordNumber', 'Historia No. 44-551', 'Historia No. [record number]'],
  ['recordNumber', 'NHC 778812', 'NHC [record number]'],
  ['recordNumber', 'it is 123456789', 'it is [record number]'],
  ['phone', 'call 555-123-4567', 'call [phone]'],
  ['phone', '(555) 123-4567', '[phone]'],
  ['phone', '555.123.4567 today', '[phone] today'],
  ['phone', '+1 555 123 4567', '[phone]'],
  ['phone', 'tel. 555-1234', 'tel. [phone]'],
  ['phone', 'teléfono: 612 345 678', 'teléfono: [phone]'],
  ['phone', 'móvil 612 34 56 78', 'móvil [phone]'],
  ['phone', '+52 55 1234 5678', '[phone]'],
  ['email', 'write to j.smith+eye@mail.example.com.', 'write to [email].'],
  ['email', 'correo: ana.lopez@correo.es', 'correo: [email]'],
  ['idNumber', 'SSN 123-45-6789', 'SSN [ID number]'],
  ['idNumber', 'social security number 123 45 6789', 'social security number [ID number]'],
  ['idNumber', 'DNI 12345678Z', 'DNI [ID number]'],
  ['idNumber', 'NIE X1234567L', 'NIE [ID number]'],
  ['idNumber', 'CURP PEJJ900312HDFRRN09', 'CURP [ID number]'],
  ['idNumber', 'pasaporte AB123456', 'pasaporte [ID number]'],
  ['address', 'lives at 123 Main Street', 'lives at [address]'],
  ['address', '45 N. Oak Ave, Apt 4, Springfield, IL 62704', '[address]'],
  ['address', '9 west elm street', '[address]'],
  ['address', 'PO Box 112', '[address]'],
  ['address', 'from Grand Rapids, MI 49544', 'from [address]'],
  ['address', 'vive en Calle Mayor 12, 3º B', 'vive en [address]'],
  ['address', 'Av. Insurgentes Sur 1602', '[address]'],
  ['address', 'C/ de la Paz, 4', '[address]'],
];

it.each([...NAMES, ...DATES, ...NUMBERS])('VC-03 masks the %s in "%s"', (kind, typed, masked) => {
  expect(maskIdentity(typed)).toEqual({ text: masked, masked: [kind] });
});

const UNTOUCHED = [
  'OD -3.00-1.25x180 OS -2.75-0.50x10',
  '43.50 / 44.75 @ 90, 42 @ 180',
  'K 44/45/90',
  'K 8/12/16',
  'lens 10-12-14',
  'order LP-100042, invoice INV-100200',
  'Mohr circle, Javal rule, Young–Laplace',
  '7.8/14.5/-3.00',
  '16.5',
  'OD 10/12',
  '20/40 with the lens, 20/25 over-refraction +0.50',
  'vault 180-220 µm, 400-1000 µm in the center',
  '555-1000 µm',
  'HVID 11.8, 4600 µm at 15 mm chord',
  'LZW -2 / +3 in the steep meridian',
  'OD 47.00 D @ 5, OS 46.25 D @ 175',
  '+3.00 D. Vault is 200.',
  'flat K. Steep K is 47.00',
  'measured a lower k. Glorbix agrees',
  'plain text without any name',
  'Fuchs dystrophy',
  'Patient Fuchs dystrophy, wears Ampleye',
  'Pellucid marginal degeneration',
  'Jupiter 18.2 or Zenlens?',
  'Onefit, Europa, Atlantis, Maxim',
  'Boston XO2, Optimum Extreme with Hydra-PEG',
  'The lens name is zenlens.',
  'Lens name is Glorbix.',
  'The lens name is Glorbix.',
  'Name: J, OD 47',
  'La lente se llama Ampleye.',
  'La marca se llama Visionaria.',
  'Meniere and Marfan, then Stevens-Johnson syndrome',
  'Patient Has keratoconus and wears Rose K',
  'Patient. Vault 180 after 4 hours.',
  'Patient with Salzmann nodules',
  'Patients With Ehlers-Danlos',
  "Munson's sign and Vogt's striae",
  'For this patient, What lens?',
  'It may 20 minutes later rotate',
  'Right, Left: the same',
  'Does she need 3 mm more? 45 years old',
  'patient 45 yo, 2 years after DALK',
  'chart of K readings',
  'Post-RK, post-LASIK 2019',
  '¿Qué lente para un paciente con queratocono?',
  'El paciente Tiene ojo seco y usa Ampleye',
  'AV 20/40 OD, AV 0,8 OI',
  'desde Julio con molestias',
  'since April it rotates',
  'Queratocono, OD 47,50/49,25 @ 95',
  'Distrofia de Fuchs y degeneración marginal pelúcida',
  'espesor 0,35 mm, 200 µm tras 30 minutos',
  'con esférula +1,25 y cilindro −0,75 a 90°',
  'Dk 100, Dk/t 24',
  'edge lift 90 µm, 100 µm at 4.5 mm',
  'rotates 10 degrees left; sphere -12.00, vertex 12 mm',
];

it.each(UNTOUCHED)('VC-03 leaves "%s" as it is', (typed) => {
  expect(maskIdentity(typed)).toEqual({ text: typed, masked: [] });
});

it('VC-03 says each kind once, and masks what stands in several lines', () => {
  const typed =
    'Mr. Adeyemi, DOB 03/14/1985\nMRN 44712\nMrs. Adeyemi, 555-123-4567\nMarch 14John, -1.25 x 180';
  expect(maskIdentity(typed)).toEqual({
    text: 'Mr. [name], DOB [date]\nMRN [record number]\nMrs. [name], [phone]\n[date][name], -1.25 x 180',
    masked: ['name', 'date', 'recordNumber', 'phone'],
  });
});

const RUNS = { numRuns: runs() };

const PIECES =
  `Mr.|John|Smith|patient|paciente|se llama|name is|DOB|MRN|J.|D.|María|Vault|03/14/1985|March 14|555|123|4567|12345|-3.00|x 180|@ 90|Street|Calle|[name]|[record|]|a@b.co|,|:|'s|\n`.split(
    '|',
  );
const said = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(' ', '', ', ')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));

it('VC-03 masking what is masked changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(said, fc.string({ maxLength: 200 })), (typed) => {
      const { text } = maskIdentity(typed);
      expect(maskIdentity(text)).toEqual({ text, masked: [] });
    }),
    RUNS,
  );
});

const quarters = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((count) => (count / 4).toFixed(2));
const signed = (from: number, to: number) =>
  quarters(from, to).map((power) => (power.startsWith('-') ? power : `+${power}`));
const axis = fc.integer({ min: 1, max: 180 }).map(String);
const radius = fc
  .integer({ min: 600, max: 950 })
  .map((hundredths) => (hundredths / 100).toFixed(2));
const times = fc.constantFrom('x', ' x ', ' × ', 'X');
const power = fc
  .tuple(signed(-30, 20), signed(-10, 10), times, axis)
  .map(([sphere, cylinder, by, at]) => `${sphere} ${cylinder}${by}${at}`);
const readings = fc
  .tuple(quarters(36, 65), quarters(36, 65), fc.constantFrom(' @ ', '@', ' at '), axis)
  .map(([flat, steep, by, at]) => `${flat}/${steep}${by}${at}`);
const radii = fc.tuple(radius, radius).map((both) => both.join('/'));
const lens = fc
  .tuple(radius, fc.integer({ min: 85, max: 200 }), fc.integer({ min: 2500, max: 6500 }), power)
  .map(
    ([curve, tenths, sag, sphere]) =>
      `BC ${curve} DIA ${(tenths / 10).toFixed(1)} SAG ${sag} ${sphere}`,
  );
const vaults = fc
  .array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 4 })
  .map((all) => `vault ${all.join(' ')} µm`);
const value = fc.oneof(power, readings, radii, lens, vaults);
const written = fc.tuple(
  fc.constantFrom(
    'OD ',
    'OS: ',
    'OD/OS ',
    'K ',
    '',
    'My patient wears ',
    'el paciente usa ',
    'Rx ',
  ),
  fc.array(value, { minLength: 1, maxLength: 4 }),
  fc.constantFrom(', ', '; ', '\n', '. OS '),
  fc.boolean(),
);

it('VC-03 no written power, reading or prescription is changed', () => {
  fc.assert(
    fc.property(written, ([before, values, between, isSpanish]) => {
      const text = before + values.join(between);
      const typed = isSpanish
        ? text.replaceAll(/(\d)\.(\d)/g, '$1,$2').replaceAll(/-(?=\d)/g, '−')
        : text;
      expect(maskIdentity(typed)).toEqual({ text: typed, masked: [] });
    }),
    RUNS,
  );
});

it('VC-03 a long text is masked at once', () => {
  const typed =
    'J. '.repeat(1_500) + 'Patient '.repeat(300) + '1-'.repeat(1_000) + 'a@'.repeat(800);
  // A pattern that backtracks would take hours.
  const began = performance.now();
  maskIdentity(`${typed}${'Aa '.repeat(1_000)}${'id is '.repeat(1_000)}`);
  expect(performance.now() - began).toBeLessThan(60_000);
});
