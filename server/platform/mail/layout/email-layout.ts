import type { Locale } from '#domain/basics/locale.ts';

interface Email {
  language: Locale;
  title: string;
  /** The line that mail programs show beside the subject. No patient data. */
  preview: string;
  /** The parts between title and footer. */
  body: string;
  footer: string;
}

/** Where the programs know no dark mode, the colors of MJML's attributes stay. */
const STYLE = `
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      .facts td { overflow-wrap: anywhere; }
      @media (prefers-color-scheme: dark) {
        .canvas, .canvas > div { background-color: #0A1017 !important; }
        .card, .card > table { background: #0E1620 !important; background-color: #0E1620 !important; }
        .card > table > tbody > tr > td { border-color: #22303D !important; }
        .ink div, .quote div, .facts table, .facts td { color: #E6EDF3 !important; }
        .quote .quoted, .facts td { border-color: #22303D !important; }
        .quiet div, .facts .label { color: #A5B4C2 !important; }
        .link a, .quiet a { color: #3BC9DB !important; }
        .facts .right { color: #69DB9E !important; }
        .facts .left { color: #74B8F5 !important; }
        .action table td, .action table a { background: #3BC9DB !important; color: #0A1017 !important; }
      }`;

/** Returns the MJML of a default template: the lab's name, a card with title and parts, and the footer. */
export function emailMjml({ language, title, preview, body, footer }: Email): string {
  return `<mjml lang="${language}">
  <mj-head>
    <mj-title>${title}</mj-title>
    <mj-preview>${preview}</mj-preview>
    <mj-attributes>
      <mj-all font-family="Inter, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif" />
      <mj-text color="#0F1F2E" font-size="15px" line-height="24px" padding="8px 32px" />
      <mj-table color="#0F1F2E" font-size="15px" line-height="22px" padding="8px 32px" />
      <mj-button align="left" background-color="#0B7285" color="#FFFFFF" border-radius="8px" font-size="15px" font-weight="600" inner-padding="12px 20px" padding="16px 32px" />
    </mj-attributes>
    <mj-style>${STYLE}
    </mj-style>
  </mj-head>
  <mj-body width="600px" background-color="#F5F8FA" css-class="canvas">
    <mj-section padding="24px 0 8px">
      <mj-column>
        <mj-text css-class="quiet" color="#4A5D6D" font-size="14px" font-weight="600">{{ providerName }}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section css-class="card" background-color="#FFFFFF" border="1px solid #DCE4EA" border-radius="8px" padding="24px 0">
      <mj-column>
        <mj-text css-class="ink" font-size="20px" line-height="28px" font-weight="600">
          <h1 style="margin:0;font-size:20px;line-height:28px;font-weight:600">${title}</h1>
        </mj-text>
${indent(body, 8)}
      </mj-column>
    </mj-section>
    <mj-section padding="16px 0 32px">
      <mj-column>
        <mj-text css-class="quiet" color="#4A5D6D" font-size="13px" line-height="20px">
${indent(footer, 10)}
        </mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;
}

function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));
}
