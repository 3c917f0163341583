import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '#providers/session/use-session.ts';
import { NameSettings } from '#src/settings/NameSettings.tsx';
import { PATH, box, retype, showProfile } from './profile-harness.tsx';

function Settings() {
  const { profile } = useSession();
  return profile && <NameSettings profile={profile} />;
}

const show = () => showProfile({}, { page: <Settings /> });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save name' });

describe('AD-15 the name in the settings, changed on another device meanwhile', () => {
  it('asks for the part that both changed, and keeps the other that only one did', async () => {
    const { user, documents, elsewhere } = await show();
    await retype(user, box(/First name/), 'Grace');
    await elsewhere({ firstName: 'Augusta', lastName: 'King' });
    expect(await screen.findByText('Changed on another device to: Augusta')).toBeDefined();
    expect(box(/First name/).value).toBe('Grace');
    expect(box(/Last name/).value).toBe('King');
    // Nothing is saved before it is settled.
    await user.click(save());
    expect(documents.stored[PATH]).toMatchObject({ firstName: 'Augusta', lastName: 'King' });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(document.activeElement).toBe(box(/First name/));
    await user.click(save());
    await waitFor(() =>
      expect(documents.stored[PATH]).toMatchObject({ firstName: 'Grace', lastName: 'King' }),
    );
  });

  it('found out while saving, writes nothing and asks', async () => {
    const { user, documents } = await show();
    await retype(user, box(/First name/), 'Grace');
    // Stored, but this browser has not heard of it yet.
    documents.stored[PATH] = { ...documents.stored[PATH], firstName: 'Augusta', city: 'Fresno' };
    await user.click(save());
    expect(await screen.findByText('Changed on another device to: Augusta')).toBeDefined();
    expect(documents.stored[PATH]).toMatchObject({ firstName: 'Augusta', city: 'Fresno' });
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(box(/First name/).value).toBe('Augusta');
    expect(save().disabled).toBe(true);
  });
});
