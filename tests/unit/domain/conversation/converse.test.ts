import { describe, expect, it } from 'vitest';
import type { Knowledge, Said } from '#domain/conversation/answer.ts';
import { converse } from '#domain/conversation/converse.ts';
import { newCase, type ConversationCase } from '#domain/conversation/conversation-case.ts';
import type { Locale } from '#domain/locale.ts';
import { KNOWLEDGE } from './judge.ts';
import { textOf } from './judging/allowed-figures.ts';

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

async function said(...messages: string[]) {
  const { answer } = await after(messages);
  return { kind: answer.kind, text: textOf(answer), answer };
}

describe('the calculators of the conversation', () => {
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

  it('VC-04 asks for the lens, the quadrant and the worn value', async () => {
    expect((await after(['it lifts nasally, what do I change?'])).after.asked).toBe('lens');
    expect((await after(['scleral lens, blanching'])).after.asked).toBe('landing.blanching');
    expect((await said('scleral lens, blanching', 'inferior')).text).toContain('inferior');
    const vault = 'Ampleye, vault 150 after 30 min. What should I change?';
    expect((await after([vault])).after.asked).toBe('values.sag');
    expect((await said(vault, '3800')).text).toContain('4050 µm');
  });

  it('VC-01 a question of its own drags nothing of another lens along', async () => {
    const { after: known } = await after([
      'Ampleye 3800, vault 150 µm after 30 minutes: what do I change?',
      'Custom soft toric -3.00 -1.25 x 20 rotates 4 degrees to the left',
    ]);
    expect(known.eyes.right.findings.centralVault).toBeUndefined();
    expect(known.eyes.right.prescription).toEqual({ sphere: -3, cylinder: -1.25, axis: 20 });
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
    ['Which drops should I prescribe?', 'refuse', 'medication'],
    ['Does she have keratoconus?', 'refuse', 'do not diagnose'],
    ['How much does Ampleye cost?', 'refuse', 'prices'],
    ['What is the patient name?', 'refuse', 'personal data'],
    ['Can you replace my doctor?', 'answer', 'do not replace the clinician'],
    ['When should I call a consultant?', 'answer', 'several changes'],
    ['Do you store this?', 'answer', 'not stored'],
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
