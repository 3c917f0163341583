import { act, screen, waitFor } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it, vi } from 'vitest';
import type { Documents } from '#providers/firebase/documents.ts';
import { expectLoggedErrors } from '../resources/portal-harness.tsx';
import { PATH, box, retype, saveButton, showProfile } from './profile-harness.tsx';

describe('a change made on another device', () => {
  it('PF-01 one that is only found out while saving writes nothing and is shown', async () => {
    const { user, documents } = await showProfile();
    await retype(user, box(/City/), 'Mine');
    // stored, but this browser has not heard of it yet
    documents.stored[PATH] = { ...documents.stored[PATH], city: 'Fresno' };
    await user.click(saveButton());
    expect(await screen.findByText(/Nothing was saved: the same fields/)).toBeDefined();
    expect(screen.getByText('Changed on another device to: Fresno')).toBeDefined();
    expect(box(/City/).value).toBe('Mine');
    expect(documents.stored[PATH]).toMatchObject({ city: 'Fresno' });
  });
});

describe('a failure', () => {
  it('PF-01 shows the new name at once and takes it back, with what was typed kept', async () => {
    expectLoggedErrors();
    const answer: { refuse?: (error: Error) => void } = {};
    const transact = () => new Promise<void>((_resolve, reject) => void (answer.refuse = reject));
    const { user } = await showProfile({}, { over: { transact } });
    await retype(user, box(/First name/), 'Grace');
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByTestId('name').textContent).toBe('Grace Marsh'));
    act(() => answer.refuse?.(new FirebaseError('unavailable', 'gone')));
    expect(await screen.findByText(/No connection: nothing was saved/)).toBeDefined();
    expect(screen.getByTestId('name').textContent).toBe('Ada Marsh');
    expect(box(/First name/).value).toBe('Grace');
    expect(saveButton().disabled).toBe(false);
  });

  it('PF-01 two clicks save once', async () => {
    const transact = vi.fn<Documents['transact']>(() => new Promise(() => undefined));
    const { user } = await showProfile({}, { over: { transact } });
    await retype(user, box(/First name/), 'Grace');
    await user.dblClick(saveButton());
    await waitFor(() => expect(transact).toHaveBeenCalled());
    expect(transact).toHaveBeenCalledTimes(1);
  });
});

it('PF-01 leaving: asks before changes are lost, and not when there are none', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, navigate } = await showProfile();
  await user.type(box(/First name/), 'x');
  act(() => navigate('/elsewhere'));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(box(/First name/).value).toBe('Adax');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(box(/First name/).value).toBe('Ada');
  act(() => navigate('/elsewhere'));
  expect(await screen.findByText('another page')).toBeDefined();
  expect(confirm).toHaveBeenCalledTimes(1);
});
