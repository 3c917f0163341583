/** One part of an email, as MJML and as text, both with Liquid. */
export interface EmailPart {
  mjml: string;
  text: string;
  /** The variable without which the part is left out; always there when absent. */
  when?: string;
}

/** A row of facts: its label, and the variable that is its value. A row with a blank value is left out. */
export type EmailFact = readonly [label: string, variable: string];

/** A paragraph, which may hold variables: `{{ practice }}`. `text` is the twin of one with HTML in it. */
export function say(paragraph: string, { text = paragraph }: { text?: string } = {}): EmailPart {
  return { mjml: `<mj-text css-class="ink">${paragraph}</mj-text>`, text };
}

/** What somebody wrote, with its line breaks, below a label; left out when it is blank. */
export function quote(label: string, variable: string): EmailPart {
  return {
    mjml: [
      `<mj-text css-class="quiet" padding-bottom="0" font-size="13px">${label}</mj-text>`,
      `<mj-text css-class="quote" padding-top="4px">`,
      `  <div class="quoted" style="${QUOTED}">{{ ${variable} }}</div>`,
      `</mj-text>`,
    ].join('\n'),
    text: `${label}:\n{{ ${variable} }}`,
    when: variable,
  };
}

const QUOTED = 'border-left:3px solid #DCE4EA;padding-left:12px';

/** The button of the one thing to do; left out when its link is blank. */
export function action(label: string, variable: string): EmailPart {
  return {
    mjml: `<mj-button css-class="action" href="{{ ${variable} }}">${label}</mj-button>`,
    text: `${label}:\n{{ ${variable} }}`,
    when: variable,
  };
}

/** A link that stands below the button; left out when it is blank. */
export function link(label: string, variable: string): EmailPart {
  return {
    mjml: `<mj-text css-class="link"><a href="{{ ${variable} }}" style="color:#0B7285">${label}</a></mj-text>`,
    text: `${label}:\n{{ ${variable} }}`,
    when: variable,
  };
}

/** Facts under each other, then the lenses with their letters in the colors of the trade. */
export function facts(rows: readonly EmailFact[], { lenses }: { lenses?: string } = {}): EmailPart {
  const html = rows.map(([label, variable]) =>
    [
      `{% if ${variable} %}`,
      `<tr><td class="label" style="${LABEL}">${label}</td><td style="${VALUE}">{{ ${variable} }}</td></tr>`,
      `{% endif %}`,
    ].join('\n'),
  );
  const text = rows.map(
    ([label, variable]) => `{% if ${variable} %}${label}: {{ ${variable} }}\n{% endif %}`,
  );
  return {
    mjml: ['<mj-table css-class="facts">', ...html, ...(lenses ? [lensRows(lenses)] : [])]
      .concat('</mj-table>')
      .join('\n'),
    text: [...text, lenses ? `${lenses}:{% for lens in lenses %}\n  {{ lens }}{% endfor %}` : '']
      .join('')
      .trimEnd(),
  };
}

const LABEL = 'padding:4px 16px 4px 0;color:#4A5D6D;vertical-align:top;width:38%';
const VALUE = 'padding:4px 0;vertical-align:top';

/** `R: …` comes after the letter M, `L: …` before it: the color follows the letter that stands in the line. */
function lensRows(label: string): string {
  return [
    '{% for lens in lenses %}',
    `<tr><td class="label" style="${LABEL}">{% if forloop.first %}${label}{% endif %}</td>`,
    `<td style="${VALUE}">{% if lens < "M" %}<strong class="left" style="color:#1864AB">{{ lens }}</strong>`,
    `{% else %}<strong class="right" style="color:#1C7C54">{{ lens }}</strong>{% endif %}</td></tr>`,
    '{% endfor %}',
  ].join('\n');
}

/** The lines of a list. */
export function lines(variable: string): EmailPart {
  return {
    mjml: [
      '<mj-table css-class="facts">',
      `{% for line in ${variable} %}`,
      `<tr><td style="padding:6px 0;border-bottom:1px solid #DCE4EA">{{ line }}</td></tr>`,
      '{% endfor %}',
      '</mj-table>',
    ].join('\n'),
    text: `{% for line in ${variable} %}- {{ line }}\n{% endfor %}`.trimEnd(),
  };
}
