import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EmailFrame } from '#resources/shared/emails/EmailFrame.tsx';

describe('an email as it arrives', () => {
  afterEach(() => document.head.replaceChildren());

  it('SE-05 SE-06 EM-03 is shut off from the portal, and has the styles that the policy allows', () => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'n0nce';
    document.head.append(meta);
    render(<EmailFrame html={'<p style="color:red">Hi</p>'} title="The email" height={480} />);
    const frame = screen.getByTitle('The email');
    expect(frame).toHaveProperty('tagName', 'IFRAME');
    expect(frame.getAttribute('sandbox')).toBe('');
    const shown = frame.getAttribute('srcdoc');
    expect(shown).toContain('<style nonce="n0nce">');
    expect(shown).toContain('{ color:red }');
    expect(shown).not.toMatch(/\sstyle=/);
  });
});
