import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Shell } from '#src/layout/Shell.tsx';
import { notificationLog } from '#src/notifications/notification-log.ts';
import { forgetNotifications } from '#src/notifications/open-toasts.tsx';
import { installDevice, showShell } from '../src/show-shell.tsx';
import { Caller, notify } from './show-notifications.tsx';

installDevice();
afterEach(forgetNotifications);

const show = () =>
  showShell(
    <Shell stage="production">
      <Caller />
    </Shell>,
  );

const bell = (name: string) => within(screen.getByRole('banner')).getByRole('button', { name });

const lines = () =>
  within(screen.getByRole('dialog', { name: 'Notifications' }))
    .queryAllByRole('listitem')
    .map((line) => line.querySelector('.notice-text')?.textContent);

describe('the bell', () => {
  it('TO-03 says how many are unread, and opening it reads them', async () => {
    const { user } = await show();
    expect(bell('Notifications').ariaExpanded).toBe('false');
    notify('One');
    notify('Two');
    await user.click(bell('Notifications, 2 unread'));
    expect(lines()).toEqual(['Two', 'One']);
    notify('Three');
    expect(lines()).toEqual(['Three', 'Two', 'One']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(bell('Notifications'));
  });

  it('TO-01 TO-03 each line has its kind, its time and how often it was told', async () => {
    const { user } = await show();
    notify('Order <b>LEC-1</b> was not saved<img src=x>', { type: 'error' });
    notify('Order <b>LEC-1</b> was not saved<img src=x>', { type: 'error' });
    await user.click(bell('Notifications, 1 unread'));
    const line = screen.getByRole('listitem');
    expect(within(line).getByTitle('Error')).toBeDefined();
    expect(within(line).getByText('2 times')).toBeDefined();
    const [time = ''] = notificationLog.get().map(({ at }) => new Date(at).toISOString());
    expect(line.querySelector('time')?.dateTime).toBe(time);
    expect(line.querySelector('.notice-text > div')?.innerHTML).toBe(
      'Order <b>LEC-1</b> was not saved',
    );
  });

  it('TO-03 what the user closed is read, what went by itself is not', async () => {
    await show();
    notify('One');
    notify('Two');
    const [close] = screen.getAllByRole('button', { name: 'Close the notification' });
    if (close) fireEvent.click(close);
    expect(bell('Notifications, 1 unread')).toBeDefined();
  });

  it('TO-03 the list can be emptied, and says when it is', async () => {
    const { user } = await show();
    notify('One');
    await user.click(bell('Notifications, 1 unread'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('No notifications.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('TO-03 the list outlives the page and closes with it', async () => {
    const { user, router } = await show();
    notify('One');
    await user.click(bell('Notifications, 1 unread'));
    await act(() => router.navigate('/customer/profile'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(bell('Notifications'));
    expect(lines()).toEqual(['One']);
  });

  it('SE-05 nothing is left when the session ends', async () => {
    await show();
    notify('One');
    act(forgetNotifications);
    expect(notificationLog.get()).toEqual([]);
    expect(bell('Notifications')).toBeDefined();
  });

  it('LY-03 floats where there is no header', async () => {
    await showShell(
      <Shell stage="production" options={{ header: false }}>
        the page
      </Shell>,
    );
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined();
  });
});
