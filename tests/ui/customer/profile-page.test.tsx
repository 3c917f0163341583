import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PATH, STORED, box, list, retype, saveButton, showProfile } from './profile-harness.tsx';

describe('the profile', () => {
  it('EN-01 shows every field, the phone as its country writes it', async () => {
    await showProfile({ apt: 'Suite 2', faxNumber: '+12025550111' });
    const values = [
      /First name/,
      /Last name/,
      /Practice name/,
      /Street/,
      /Suite/,
      /City/,
      /ZIP/,
    ].map((name) => box(name).value);
    expect(values).toEqual([
      'Ada',
      'Marsh',
      'Lakeside Eye Care',
      '1 Main Street',
      'Suite 2',
      'Sacramento',
      '95814',
    ]);
    expect([list(/Country/).value, list(/State/).value]).toEqual(['US', 'CA']);
    expect([box('Phone').value, box('Fax').value]).toEqual(['(202) 555-0100', '(202) 555-0111']);
  });

  it('PF-01 e-mail and account number can be seen and not edited, and it says why', async () => {
    const { user } = await showProfile();
    for (const [name, value] of [
      ['Email', 'practice@lens.test'],
      ['Account number', '100200'],
    ] as const) {
      await user.type(box(name), 'x');
      expect(box(name).value).toBe(value);
      const why = document.getElementById(box(name).getAttribute('aria-describedby') ?? '');
      expect(why?.textContent).toContain('cannot be changed here');
    }
    expect(saveButton().disabled).toBe(true);
  });

  it('PF-01 EN-05 saves what was changed, shows it at once, keeps the name in local storage, and there is nothing left to save', async () => {
    const { user, documents } = await showProfile();
    await retype(user, box(/First name/), 'Grace');
    await retype(user, box('Phone'), '202 555 0123 x4');
    await user.click(saveButton());
    expect(await screen.findByText('Profile saved')).toBeDefined();
    expect(documents.stored[PATH]).toEqual({
      ...STORED,
      firstName: 'Grace',
      phone: '+12025550123;ext=4',
    });
    expect(screen.getByTestId('name').textContent).toBe('Grace Marsh');
    expect(JSON.parse(localStorage.getItem('nameObject') ?? '')).toMatchObject({
      firstName: 'Grace',
    });
    expect(box('Phone').value).toBe('(202) 555-0123 ext. 4');
    expect(saveButton().disabled).toBe(true);
  });
});

describe('rules of the country', () => {
  it('PF-01 says what is wrong once the field was left, and puts the nearest in', async () => {
    const { user, documents } = await showProfile({ country: 'CA', state: 'ON', zip: 'K1P 5Z9' });
    const zip = box(/Postal code/);
    await retype(user, zip, 'k1a0b1');
    expect(screen.queryByText(/Enter a valid value/)).toBeNull();
    await user.tab();
    const error = screen.getByText(/Enter a valid value for Canada. Example: K1A 0B1/);
    expect(zip.getAttribute('aria-describedby')).toBe(error.closest('p')?.id);
    await user.click(screen.getByRole('button', { name: 'Use K1A 0B1' }));
    expect(zip.value).toBe('K1A 0B1');
    expect(document.activeElement).toBe(zip);
    expect(screen.queryByText(/Enter a valid value/)).toBeNull();
    await user.click(saveButton());
    await screen.findByText('Profile saved');
    expect(documents.stored[PATH]).toMatchObject({ zip: 'K1A 0B1' });
  });
});
