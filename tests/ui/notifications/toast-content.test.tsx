import { fireEvent, screen } from '@testing-library/react';
import { useCloseNotification } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { TOAST_EASE } from '#domain/basics/constants.ts';
import {
  focus,
  installTime,
  notify,
  pass,
  showNotifications,
  toastOf,
  toasts,
} from './show-notifications.tsx';

installTime();

function Part() {
  const close = useCloseNotification();
  return <button onClick={close}>Enough</button>;
}

describe('TO-04 what is in a toast', () => {
  it('shows HTML, sanitised, and what is put into it as text', () => {
    showNotifications();
    notify(
      'Order <b>%{number}</b> of %{name}<img src=x onerror=alert(1)> <a href="javascript:x">go</a>',
      { messageArgs: { number: 'LEC-1', name: '<i>Oak & Elm</i>' } },
    );
    expect(document.querySelector('.notice-text > div')?.innerHTML).toBe(
      'Order <b>LEC-1</b> of &lt;i&gt;Oak &amp; Elm&lt;/i&gt; <a>go</a>',
    );
  });

  it('a link to a page of the portal leads there without loading it anew', () => {
    const { place } = showNotifications();
    notify('<a href="/customer/orders/7">LEC-1</a> <a href="https://a.example">away</a>');
    fireEvent.click(screen.getByRole('link', { name: 'LEC-1' }));
    expect(place.path).toBe('/customer/orders/7');
    expect(fireEvent.click(screen.getByRole('link', { name: 'LEC-1' }), { ctrlKey: true })).toBe(
      true,
    );
    expect(fireEvent.click(screen.getByRole('link', { name: 'away' }))).toBe(true);
  });

  it('keeps lines where they are wanted', () => {
    showNotifications();
    notify('One\nTwo', { multiLine: true });
    notify('Three');
    expect(document.querySelectorAll('[data-multi-line="true"]')).toHaveLength(1);
  });

  it('shows a part of a page, which may close itself', () => {
    showNotifications();
    notify(<Part />);
    fireEvent.click(screen.getByRole('button', { name: 'Enough' }));
    pass(TOAST_EASE);
    expect(toasts()).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('TO-02 Escape closes the toast that has the focus, and the focus goes on, then back', () => {
    showNotifications();
    const before = screen.getByRole('button', { name: 'on the page' });
    notify('One');
    notify('Two');
    focus(before);
    focus(toastOf('Two'));
    fireEvent.keyDown(toastOf('Two'), { key: 'Escape' });
    expect(document.activeElement).toBe(toastOf('One'));
    pass(TOAST_EASE);
    fireEvent.keyDown(toastOf('One'), { key: 'Escape' });
    expect(document.activeElement).toBe(before);
    pass(TOAST_EASE);
    expect(toasts()).toEqual([]);
  });

  it('TO-02 Alt and T lead to the newest', () => {
    showNotifications();
    notify('One');
    notify('Two');
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
    expect(document.activeElement).toBe(toastOf('Two'));
    expect(screen.getByRole('region', { name: 'Notifications, Alt+T' })).toBeDefined();
  });

  it('TO-02 a click on the button takes the focus from nowhere', () => {
    showNotifications();
    notify('One');
    const close = screen.getByRole('button', { name: 'Close the notification' });
    expect(fireEvent.mouseDown(close)).toBe(false);
  });
});
