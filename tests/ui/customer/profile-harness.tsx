import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Profile } from '#domain/address/profile.ts';
import { watchProfile } from '#providers/account/watch-profile.ts';
import type { Documents } from '#providers/firebase/documents.ts';
import type { Runtime } from '#providers/runtime.ts';
import { fullName } from '#providers/session/session-state.ts';
import { SessionContext, useSession } from '#providers/session/use-session.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import ProfilePage from '#src/customer/profile/ProfilePage.tsx';
import { buildProfile } from '../../fixtures/build-profile.ts';
import { memoryDocuments, type MemoryDocuments } from '../../fixtures/memory-documents.ts';
import { practiceState, startFakeSession } from '../../unit/providers/session-fixture.ts';
import type { renderPage } from '../resources/portal-harness.tsx';
import { showToPractice } from '../resources/show-to.tsx';

const USER = { uid: 'uid-practice', email: 'practice@lens.test', emailVerified: true };
export const PATH = `users/${USER.uid}`;
export const STORED = buildProfile({
  address: '1 Main Street',
  city: 'Sacramento',
  country: 'US',
  state: 'CA',
  zip: '95814',
  phone: '+12025550100',
});

/** Shows the user's name from the session, as the header does. */
function Name() {
  return <p data-testid="name">{fullName(useSession())}</p>;
}

interface Shown {
  documents: MemoryDocuments;
  /** Stores fields of the profile as another device would. */
  elsewhere: (fields: Partial<Profile>) => Promise<void>;
  user: ReturnType<typeof renderPage>['user'];
}

/** Shows the page, or another one that edits the profile, with its own session and documents. */
export async function showProfile(
  profile: Partial<Profile> = {},
  {
    locale = 'en',
    over = {},
    page = <ProfilePage />,
  }: { locale?: 'en' | 'es'; over?: Partial<Documents>; page?: ReactNode } = {},
): Promise<Shown & ReturnType<typeof renderPage>> {
  const stored = { ...STORED, ...profile };
  const documents = memoryDocuments({ [PATH]: { ...stored } });
  const { session } = startFakeSession(USER, {
    establish: (user) => Promise.resolve(practiceState({ user, profile: stored })),
    watchProfile: (uid, onProfile) => watchProfile(documents, uid, onProfile, vi.fn<() => void>()),
  });
  await session.authReady;
  const runtime = { documents: () => Promise.resolve({ ...documents, ...over }) };
  const view = showToPractice(
    <RuntimeContext value={runtime as unknown as Runtime}>
      <SessionContext value={session}>
        <Name />
        {page}
      </SessionContext>
    </RuntimeContext>,
    '/customer/profile',
    {},
    { locale },
  );
  const elsewhere = (fields: Partial<Profile>) =>
    act(() => documents.update('users', USER.uid, fields));
  return { ...view, documents, elsewhere };
}

// by label, because a query by role is slow among the options of 249 countries
export const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
export const list = (name: RegExp | string) => screen.getByLabelText<HTMLSelectElement>(name);
export const saveButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Save profile' });

export async function retype(user: Shown['user'], field: HTMLElement, value: string) {
  await user.clear(field);
  // clearing leaves the focus in the field
  await user.paste(value);
}
