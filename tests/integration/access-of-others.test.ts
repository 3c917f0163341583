import { describe } from 'vitest';
import { itAllows } from './support/it-allows.ts';
import { ASKED_FIRST, PEOPLE } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

describe('who else may do what', () => {
  itAllows(
    portal,
    PEOPLE.filter((person) => !ASKED_FIRST.includes(person)),
  );
});
