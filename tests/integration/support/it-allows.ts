import { expect, it } from 'vitest';
import { someApplication } from './applications.ts';
import { begun } from './drafts.ts';
import { ASKED_ALONE, expectations, type RouteKey } from './expectations.ts';
import { orderAsAdminSees, submitted } from './orders.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';
import { requestsFor } from './requests.ts';

/** What a request changes is made for it alone: the next one finds its own as new. One that is refused changes nothing. */
function changes(key: RouteKey, person: Person, resource: 'orders' | 'applications'): boolean {
  const isDone = expectations[key][person] < 300;
  return isDone && !key.startsWith('GET ') && key.includes(`/api/${resource}/`);
}

/** Sends every request as each of these, and expects what the table of permissions says. */
export function itAllows(portal: TestPortal, people: readonly Person[]): void {
  it.each(people)(
    'SE-01 gives %s what the table of permissions gives, on every route',
    async (person) => {
      const answers: Record<string, number> = {};
      const expected: Record<string, number> = {};
      const shared = {
        orderId: (await submitted(portal)).id,
        applicationId: (await someApplication(portal)).id,
        draftId: (await begun(portal)).id,
      };
      for (const key of Object.keys(expectations) as RouteKey[]) {
        if (ASKED_ALONE.includes(key)) continue;
        const records = { ...shared };
        if (changes(key, person, 'orders')) records.orderId = (await submitted(portal)).id;
        if (changes(key, person, 'applications'))
          records.applicationId = (await someApplication(portal)).id;
        const response = await portal.request(person, requestsFor(portal, records)[key](person));
        answers[key] = response.statusCode;
        expected[key] = expectations[key][person];
      }
      expect(answers).toEqual(expected);
      // What was refused changed nothing.
      expect((await orderAsAdminSees(portal, shared.orderId)).version).toBe(1);
    },
  );
}
