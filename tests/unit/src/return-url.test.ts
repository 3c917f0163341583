import { describe, expect, it } from 'vitest';
import { loginUrl, safeReturnUrl, wantedPath } from '#src/session/return-url.ts';

describe('RT-02 safeReturnUrl', () => {
  it.each([
    '/customer/order',
    '/admin/order-approval?q=a%20b#top',
    '/customer/orders/a%2Fb',
    '/auth/invitation#token',
  ])('RT-02 honours our own path %s', (path) => expect(safeReturnUrl(path)).toBe(path));

  it.each([
    ['another origin', 'https://evil.example'],
    ['a scheme', 'javascript:alert(1)'],
    ['a protocol-relative address', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a newline', '/\n/evil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a doubly encoded slash', '/%252Fevil.example'],
    ['an encoded scheme', '%68ttps://evil.example'],
    ['a broken encoding', '/%E0%A4%A'],
    ['a relative path', 'customer/home'],
    ['the pages of the auth flow', '/auth/login?returnUrl=/auth/login'],
    ['an invitation within another address', '/auth/invitation/../login'],
    ['the root', '/'],
    ['nothing', ''],
  ])('RT-02 refuses %s', (_what, value) => expect(safeReturnUrl(value)).toBeNull());

  it('RT-02 refuses an absent value', () => expect(safeReturnUrl(null)).toBeNull());

  it('GD-05 names the way back in the address of the sign-in page', () => {
    expect(loginUrl('/customer/order?x=1')).toBe(
      '/auth/login?returnUrl=%2Fcustomer%2Forder%3Fx%3D1',
    );
    expect(loginUrl('//evil.example')).toBe('/auth/login');
    expect(loginUrl(null)).toBe('/auth/login');
  });

  it('GD-05 VC-04 keeps a fragment a fragment, which a browser sends to no server', () => {
    const to = loginUrl('/customer/order?x=1#fitting=eyJ2&at=seen1');
    expect(to).toBe('/auth/login?returnUrl=%2Fcustomer%2Forder%3Fx%3D1#fitting=eyJ2&at=seen1');
    expect(loginUrl('//evil.example#a')).toBe('/auth/login');
  });

  it.each([
    ['?returnUrl=%2Fcustomer%2Forder', '#fitting=eyJ2', '/customer/order#fitting=eyJ2'],
    ['?returnUrl=%2Fcustomer%2Forder', '', '/customer/order'],
    ['?returnUrl=%2Finvitation%23token', '#other', '/invitation#token'],
    ['?returnUrl=%2Fauth%2Finvitation', '#token', '/auth/invitation#token'],
    ['?returnUrl=%2F%2Fevil.example', '#fitting=eyJ2', null],
    ['', '#fitting=eyJ2', null],
  ])('RT-02 VC-04 joins the way back of %s%s', (search, hash, path) =>
    expect(wantedPath({ search, hash })).toBe(path),
  );
});
