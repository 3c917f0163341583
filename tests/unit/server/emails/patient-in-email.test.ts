import { describe, expect, it } from 'vitest';
import { initialsOf, patientInEmail } from '#server/platform/mail/patient-in-email.ts';

describe('the initials of a patient', () => {
  it.each([
    ['Ana Belén Castro', 'A. B. C.'],
    ['ana  castro', 'A. C.'],
    ['O’Neill, Siobhán', 'O. S.'],
    ['(Dr.) «élodie» Œuvrard', 'D. É. Œ.'],
    ['e\u0301lodie', 'E\u0301.'],
    ['María de los Ángeles Pérez Gómez', 'M. D. L. Á.'],
    ['Ольга Иванова', 'О. И.'],
    ['Νίκος Παππάς', 'Ν. Π.'],
    ['محمد علي', 'م. ع.'],
    ['יוסי כהן', 'י. כ.'],
    ['山田 太郎', '山. 太.'],
    ['प्रिया शर्मा', 'प्रि. श.'],
    ['𝒜da Lovelace', '𝒜. L.'],
    ['ßeta', 'ß.'],
    ['PT 4711', 'P.'],
    ['4711', ''],
    ['   ', ''],
  ])('EM-01 of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('a patient in an email', () => {
  const named = { name: ' Ana\nCastro ', reference: 'PT-1 Castro' };
  const unnamed = { name: '', reference: 'J. Smith' };

  it('EM-01 shows the name, its initials or nothing, as the lab chose', () => {
    expect(patientInEmail(named, 'full')).toBe('Ana Castro');
    expect(patientInEmail(named, 'initials')).toBe('A. C.');
    expect(patientInEmail(named, 'none')).toBe('');
  });

  it('EM-01 shows the practice’s reference in the same way when no name was entered', () => {
    expect(patientInEmail(unnamed, 'full')).toBe('J. Smith');
    expect(patientInEmail(unnamed, 'initials')).toBe('J. S.');
    expect(patientInEmail(unnamed, 'none')).toBe('');
  });
});
