import type { LetterInput } from '#domain/emails/letter.ts';

/** A letter to every member of every account. */
export function letterInput(changes: Partial<LetterInput> = {}): LetterInput {
  return {
    name: 'Summer hours',
    subject: { en: 'Our hours in July', es: 'Nuestro horario en julio' },
    body: { en: 'The lab closes at six.', es: 'El laboratorio cierra a las seis.' },
    filter: {},
    practiceRoles: ['owner', 'orderer', 'biller', 'viewer'],
    perMinute: 600,
    ...changes,
  };
}
