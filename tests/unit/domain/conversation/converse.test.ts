import { describe, expect, it } from 'vitest';
import type { Answer, Knowledge, Said } from '#domain/conversation/answer.ts';
import { converse } from '#domain/conversation/converse.ts';
import { newCase, type ConversationCase } from '#domain/conversation/conversation-case.ts';
import { CALCULATOR_IDS } from '#domain/calculators/names.ts';
import { unedited } from '#domain/guide/first-passages.ts';
import { searchGuide } from '#domain/guide/search-guide.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { rowsOf } from '../text-table.ts';

/** Each calculator, asked in both languages, and what the answer must say. */
const CALCULATED = rowsOf(`
  vertex-distance | vertex -6.00 at 12 mm | vértice −6,00 a 12 mm | −5.60
  transposition | transpose -7.75 +1.75 x 90 | transponer -7,75 +1,75 x 90 | −6.00 −1.75 × 180°
  spherical-equivalent | spherical equivalent of -3.00 -0.50 x 180
    | equivalente esférico de −3,00 −0,50 x 180 | −3.25
  meridian-power | power of -3.00 -2.00 x 180 along meridian 45
    | poder de -3,00 -2,00 x 180 en el meridiano 45 | −4.00
  crossed-cylinders | Add -4.00 -1.75 x 180 and +0.25 -0.75 x 20
    | suma -4,00 -1,75 x 180 y +0,25 -0,75 x 20 | −3.81 −2.37 × 006°
  keratometry | convert 43 D to mm | convierte 43 D a mm | 7.85
  corneal-cylinder | corneal cylinder for K 43.00@20 44.50@110
    | cilindro corneal con K 43,00@20 44,50@110 | −1.50 × 020°
  residual-astigmatism | residual astigmatism: -2.00 -1.75 x 180, K 43/44 @ 90
    | astigmatismo residual: -2,00 -1,75 x 180, K 43/44 @ 90 | −0.64 × 180°
  tear-lens | tear lens for BC 7.76 and flat K 43
    | lente lagrimal con curva base 7,76 y K plana 43 | +0.49
  lens-power | GP power for -3.00, BC 7.76, K 43
    | poder del lente para -3,00, curva base 7,76, K plana 43 | −3.39
  toric-tear-lens | full lens power: -3.00 -1.50 x 180, K 43/44.5 @ 90, BC 7.80
    | poder completo: -3,00 -1,50 x 180, K 43/44,5 @ 90, curva base 7,80 | −3.04 −0.13 × 090°
  base-curve-change | I change the base curve from 7.80 to 7.70, power -3.00
    | cambio la curva base de 7,80 a 7,70, poder -3,00 | −3.56
  over-refraction | Lens -3.00, over-refraction -0.50 -1.25 x 90: final power?
    | Lente -3,00, sobrerrefracción -0,50 -1,25 x 90: ¿poder final? | −3.50 −1.25 × 090°
  back-toric-cylinder | induced cylinder of a back toric 8.04/7.50
    | cilindro inducido de un tórico posterior 8,04/7,50 | −1.01 … −1.51
  lens-diameter | lens diameter: optic zone 7.8, secondary 0.3, peripheral 0.3
    | diámetro con zona óptica 7,8, secundaria 0,3, periférica 0,3 | 9.00
  axis-rotation | axis 180, turned 10 degrees to the left: which axis to order?
    | eje 180, gira 10 grados a la izquierda, ¿qué eje pido? | 010°
  rotation-error | cylinder -2.75 is 10 degrees off axis, how much is uncorrected?
    | cilindro -2,75 a 10 grados fuera de eje, ¿cuánto queda sin corregir? | 0.96
  sagittal-depth | sagittal depth of 7.80 mm with e 0.5 over a 10 mm chord
    | profundidad sagital de 7,80 mm con e 0,5 y cuerda 10 mm | 1.750
  oxygen | Dk/t for Dk 100 and 0.3 mm | Dk/t con Dk 100 y 0,3 mm | 33.3
`);

const KNOWLEDGE: Knowledge = { lenses: catalogue, searchGuide: searchGuide(unedited()) };

/** Says several messages, and returns what was said to the last one. */
async function after(
  messages: readonly string[],
  locale: Locale = 'en',
  knowledge = KNOWLEDGE,
): Promise<Said> {
  let before: ConversationCase = newCase();
  let said: Said | null = null;
  for (const text of messages) {
    // oxlint-disable-next-line no-await-in-loop -- A turn follows from the one before.
    said = await converse({ text, locale, before }, knowledge);
    before = said.after;
  }
  if (!said) throw new Error('Nothing was asked');
  return said;
}

const textOf = ({ blocks }: Answer): string => blocks.flatMap(({ texts }) => texts).join('\n');

async function said(...messages: string[]) {
  const { answer } = await after(messages);
  return { kind: answer.kind, text: textOf(answer), answer };
}

describe('the calculators of the conversation', () => {
  it('VC-01 are all asked for here', () => {
    expect(CALCULATED.map(([id]) => id)).toEqual(CALCULATOR_IDS);
  });

  it.each(CALCULATED)('VC-01 works out %s in both languages', async (...row) => {
    const [id = '', en = '', es = '', result = ''] = row;
    for (const [text, locale] of [
      [en, 'en'],
      [es, 'es'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- One language after the other.
      const { answer, after: known } = await after([text], locale);
      expect(known.intent).toBe(id);
      expect(answer.kind).toBe('answer');
      expect(textOf(answer)).toContain(result);
      expect(answer.citations.map(({ standing }) => standing)).toContain('formula');
      expect(answer.onward[0]?.to).toMatch(new RegExp(`^calculators/${id}\\?\\w`));
    }
  });

  it('VC-01 asks for what is missing, one thing at a time, and takes a short reply', async () => {
    const first = await after(['tear lens']);
    expect([first.answer.kind, first.after.asked]).toEqual(['ask', 'baseCurve']);
    const second = await after(['tear lens', '7.76']);
    expect(second.after.asked).toBe('flatK');
    expect((await said('tear lens', '7.76', '43')).text).toContain('+0.49');
  });

  it('VC-01 a direction is asked for, not assumed', async () => {
    const { answer, after: known } = await after(['LARS: axis 180, 10 degrees']);
    expect([answer.kind, known.asked]).toEqual(['ask', 'turn']);
    expect((await said('LARS: axis 180, 10 degrees', 'left')).text).toContain('010°');
  });

  it('VC-01 goes on with a value of its own', async () => {
    expect((await said('vertex -6.00', 'and with 14 mm?')).text).toContain('−5.54');
    expect((await said('vertex -6.00 -2.50 x 180', 'and -8.00?')).text).not.toContain('Cylinder');
  });

  it('VC-03 names the field, what is wrong and the nearest value', async () => {
    const { kind, text } = await said('vertex -60.00');
    expect(kind).toBe('ask');
    expect(text).toContain('Sphere −60.00 D cannot be used');
    expect(text).toContain('Nearest: −30.00 D');
    expect((await said('vertex -60.00', '-6')).text).toContain('−5.60');
  });

  it('VC-01 a new question leaves the values of the last one alone', async () => {
    const { answer, after: known } = await after(['vertex -6.00', 'tear lens with BC 7.76']);
    expect([answer.kind, known.asked]).toEqual(['ask', 'flatK']);
    expect(textOf(answer)).not.toContain('−6.00');
  });
});

describe('lenses in the conversation', () => {
  it('VC-01 suggests a first lens with reason, source and what it is from', async () => {
    const { answer, text } = await said('First Ampleye for keratoconus, HVID 11.8?');
    expect(text).toContain('Sagittal depth: 3800 µm (Keratoconus)');
    expect(text).toContain('Diameter: 16.50 mm');
    expect(text).toContain('From: Condition: Keratoconus; HVID 11.80 mm.');
    expect(answer.citations.map(({ standing }) => standing)).toEqual(['secondHand', 'assumption']);
  });

  it('VC-01 asks step by step until the first lens is known', async () => {
    const asked: (string | null)[] = [];
    const turns = ['first lens', 'scleral', 'keratoconus', '11.8'];
    for (const [place] of turns.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- One turn more each time.
      asked.push((await after(turns.slice(0, place + 1))).after.asked);
    }
    expect(asked).toEqual(['lens', 'condition', 'hvid', null]);
  });

  it('VC-04 proposes a change, and again for what if', async () => {
    const turn = 'Ampleye 3800, vault 150 µm after 30 minutes: what do I change?';
    expect((await said(turn)).text).toContain('3800 µm → 4050 µm (+250 µm)');
    expect((await said(turn, 'what if the vault were 500?')).text).toContain('too high');
  });

  it('VC-04 asks for the lens, the quadrant and the worn value', async () => {
    expect((await after(['it lifts nasally, what do I change?'])).after.asked).toBe('lens');
    expect((await after(['scleral lens, blanching'])).after.asked).toBe('landing.blanching');
    expect((await said('scleral lens, blanching', 'inferior')).text).toContain('inferior');
    const vault = 'Ampleye, vault 150 after 30 min. What should I change?';
    expect((await after([vault])).after.asked).toBe('values.sag');
    expect((await said(vault, '3800')).text).toContain('4050 µm');
  });

  it('VC-01 keeps both eyes apart', async () => {
    const both = 'OD K 43/44.5, Rx -3.00. OS K 44/45, Rx -2.00. First GP sphere?';
    const { after: known } = await after([both]);
    expect(known.eyes.right.clinical).toMatchObject({ flatK: 43, refractionSphere: -3 });
    expect(known.eyes.left.clinical).toMatchObject({ flatK: 44, refractionSphere: -2 });
    const left = await said(both, 'and for the left eye?');
    expect(left.text).toContain('left eye');
    expect(left.text).toContain('Flat K 44.00 D');
  });

  it('VC-01 a question of its own drags nothing of another lens along', async () => {
    const { after: known } = await after([
      'Ampleye 3800, vault 150 µm after 30 minutes: what do I change?',
      'Custom soft toric -3.00 -1.25 x 20 rotates 4 degrees to the left',
    ]);
    expect(known.eyes.right.findings.centralVault).toBeUndefined();
    expect(known.eyes.right.prescription).toEqual({ sphere: -3, cylinder: -1.25, axis: 20 });
  });

  it('VC-01 tells limits, steps and options, and what is not made', async () => {
    const { text, answer } = await said('What diameters does Ampleye come in?');
    expect(text).toContain('15.00 mm to 17.00 mm, in steps of 0.50 mm');
    expect(answer.citations[0]?.standing).toBe('lens');
    expect((await said('Does Ampleye come in 14.5 mm diameter?')).text).toContain(
      'Nearest: 15.00 mm',
    );
    expect((await said('What diameters does Ampleye come in?', 'And base curves?')).text).toContain(
      '6.50 mm to 9.50 mm',
    );
  });

  it('VC-04 predicts settling', async () => {
    const { text } = await said('How much will a vault of 400 settle after 20 minutes?');
    expect(text).toContain('about 318 µm');
  });

  it('VC-01 checks what was told for what is unusual', async () => {
    const { text } = await said('Ampleye, diameter 17, HVID 10.0: any warnings?');
    expect(text).toContain('unusual for an HVID of 10.00 mm');
  });

  it('VC-01 without lenses says so, and still calculates', async () => {
    const none: Knowledge = { lenses: [], searchGuide: () => [] };
    const { answer } = await after(['first Ampleye?'], 'en', none);
    expect(textOf(answer)).toContain('not loaded');
    expect(textOf((await after(['vertex -6.00'], 'en', none)).answer)).toContain('−5.60');
  });
});

describe('what the conversation does not answer', () => {
  it.each([
    ['The patient has pain', 'refuse', 'clinician must see the eye at once'],
    ['Me duele el ojo', 'refuse', 'at once'],
    ['Which drops should I prescribe?', 'refuse', 'medication'],
    ['Does she have keratoconus?', 'refuse', 'do not diagnose'],
    ['How much does Ampleye cost?', 'refuse', 'prices'],
    ['Where is my order?', 'refuse', 'orders'],
    ['What is the patient name?', 'refuse', 'personal data'],
    ['Can you replace my doctor?', 'answer', 'do not replace the clinician'],
    ['When should I call a consultant?', 'answer', 'several changes'],
    ['Do you store this?', 'answer', 'not stored'],
    ['What are you?', 'answer', 'virtual consultant'],
    ['hello', 'answer', 'Hello'],
    ['thanks', 'answer', 'welcome'],
    ['help', 'answer', 'formulas'],
    ['blargh foo', 'unknown', 'do not know'],
  ])('VC-03 %j is %s', async (text, kind, part) => {
    const answered = await said(text);
    expect(answered.kind).toBe(kind);
    expect(answered.text).toContain(part);
  });

  it('VC-03 no pain is no emergency', async () => {
    const { kind } = await said('scleral lens lifts nasally, no pain');
    expect(kind).toBe('answer');
  });

  it('VC-03 an aside leaves what was asked for', async () => {
    expect((await after(['tear lens', 'thanks'])).after.asked).toBe('baseCurve');
  });
});

describe('the guide in the conversation', () => {
  it('VC-01 quotes a passage with its source, and leads to it', async () => {
    const { answer } = await said('What causes midday fogging?');
    expect(answer.kind).toBe('answer');
    const [source] = answer.citations;
    expect(source?.passage).toBeTruthy();
    expect(answer.onward.map(({ to }) => to)).toContain(`guide/${source?.passage}`);
  });

  it('VC-01 says what a formula is, without figures of nobody', async () => {
    const { text, answer } = await said('What is sagittal depth?');
    expect(text).toContain('Depth of a sphere or a conic');
    expect(answer.onward[0]?.to).toBe('calculators/sagittal-depth');
  });

  it('VC-02 answers the same to the same', async () => {
    const turn = 'Ampleye 3800, vault 150 µm after 30 minutes: what do I change?';
    expect(await after([turn])).toEqual(await after([turn]));
  });
});
