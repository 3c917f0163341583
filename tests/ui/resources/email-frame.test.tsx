import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EmailFrame } from '#resources/shared/emails/EmailFrame.tsx';
import { fakeDataProvider, renderPage } from './portal-harness.tsx';

const shown = () => screen.getByTitle('The email').getAttribute('srcdoc');

function show(html: string) {
  const page = <EmailFrame html={html} title="The email" height={480} />;
  return renderPage({ page, path: '/', dataProvider: fakeDataProvider() });
}

describe('an email as it arrives', () => {
  afterEach(() => document.head.replaceChildren());

  it('SE-05 SE-06 EM-03 is shut off from the portal, and has the styles that the policy allows', () => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'n0nce';
    document.head.append(meta);
    show('<p style="color:red">Hi</p>');
    const frame = screen.getByTitle('The email');
    expect(frame).toHaveProperty('tagName', 'IFRAME');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(shown()).toContain('<style nonce="n0nce">');
    expect(shown()).toContain('{ color:red }');
    expect(shown()).not.toMatch(/\sstyle=/);
  });

  it('EM-02 EM-03 is shown as a light mail program shows it, or as a dark one', async () => {
    const query = '@media (prefers-color-scheme: dark) { p { color: white } }';
    const { user } = show(`<head><style>${query}</style></head><p>Hi</p>`);
    expect(shown()).toContain(':root { color-scheme: light; }');
    expect(shown()).toContain('@media (max-width: 0)');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(shown()).toContain(':root { color-scheme: dark; }');
    expect(shown()).toContain('@media (min-width: 0)');
    await user.click(screen.getByRole('button', { name: 'Light' }));
    expect(shown()).toContain(':root { color-scheme: light; }');
  });
});
