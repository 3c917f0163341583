/** The mailbox is not part of the app, so this repeats the app's colors and sizes, light and dark. */
export const MAILBOX_STYLE = `
:root {
  color-scheme: light dark;
  --ink: #0F1F2E; --muted: #4A5D6D; --surface: #FFFFFF; --canvas: #F5F8FA; --line: #DCE4EA;
  --control: #7C8E9C; --brand: #0B7285; --on-brand: #FFFFFF;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #E6EDF3; --muted: #9FB0BF; --surface: #0E1620; --canvas: #0A1017; --line: #22303D;
    --control: #5F7486; --brand: #3BC9DB; --on-brand: #06222A;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--canvas); color: var(--ink);
  font: 14px/1.5 'Inter Variable', system-ui, sans-serif; overflow-wrap: anywhere;
}
a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
header, main { max-width: 760px; margin: 0 auto; padding: 16px; }
header, .tools { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
header { justify-content: space-between; }
main { padding-bottom: 48px; }
.wordmark { margin: 0; font-size: 16px; font-weight: 650; letter-spacing: -0.01em; }
nav { display: flex; gap: 16px; }
nav a { display: inline-block; padding: 8px 0; }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
h1 { margin: 0 0 4px; font-size: 24px; font-weight: 600; line-height: 1.25; letter-spacing: -0.01em; }
h2 { margin: 0 0 8px; font-size: 16px; font-weight: 600; }
.lead, .count { margin: 0 0 16px; color: var(--muted); }
.tools { margin-bottom: 16px; }
.tools .count { margin: 0 auto 0 0; }
button, .action, .again {
  display: inline-flex; align-items: center; min-height: 40px; padding: 8px 16px; border-radius: 8px;
  border: 1px solid var(--control); background: var(--surface); color: inherit;
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.action { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
.mails { display: grid; gap: 16px; margin: 0; padding: 0; list-style: none; }
.mails > li, .none {
  margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface);
}
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 16px; margin: 0 0 16px; }
dt { color: var(--muted); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.body p { margin: 0 0 12px; white-space: pre-line; }
.body p:last-child { margin: 0; }
`;
