import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotificationSettings } from '#src/settings/NotificationSettings.tsx';
import { installDevice, showShell } from './show-shell.tsx';

installDevice();

it('EM-04 the choices of a member: says of what nobody chooses why it is always sent', async () => {
  await showShell(<NotificationSettings />);
  const always = await screen.findByText('Always sent');
  const group = always.closest('details');
  expect(group && within(group).getByText('Daily summary')).toBeTruthy();
  expect(screen.queryByLabelText('Email: Application approved')).toBeNull();
});
