/** The page is not part of the portal; it repeats its colors and sizes, light and dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ink: #0F1F2E; --muted: #4A5D6D; --surface: #FFFFFF; --canvas: #F5F8FA; --line: #DCE4EA;
  --control: #7C8E9C; --brand: #0B7285; --on-brand: #FFFFFF; --bad: #B42318; --bad-soft: #FDECEA;
  --note: #FFF4D6; --on-note: #5C4300;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #E6EDF3; --muted: #9FB0BF; --surface: #0E1620; --canvas: #0A1017; --line: #22303D;
    --control: #5F7486; --brand: #3BC9DB; --on-brand: #06222A; --bad: #FF9C90; --bad-soft: #2E1512;
    --note: #33280A; --on-note: #FFDF8A;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--canvas); color: var(--ink);
  font: 16px/1.5 'Inter Variable', system-ui, sans-serif; overflow-wrap: anywhere;
}
a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.banner { margin: 0; padding: 8px 16px; background: var(--note); color: var(--on-note); font-weight: 600; text-align: center; }
header { margin: 0; }
.top, main { max-width: 960px; margin: 0 auto; padding: 16px; }
.top { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; align-items: center; }
nav { display: flex; gap: 16px; }
nav a, .back { display: inline-block; padding: 8px 0; }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
main { display: grid; gap: 24px; padding-bottom: 48px; }
.pay { align-items: start; }
@media (min-width: 720px) { .pay { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 48px; } }
h1 { margin: 0 0 4px; font-size: 24px; font-weight: 600; line-height: 1.25; letter-spacing: -0.01em; }
h2, h3 { margin: 0 0 8px; font-size: 16px; font-weight: 600; }
.amount { margin: 0 0 8px; font-size: 32px; font-weight: 600; font-variant-numeric: tabular-nums; }
.muted { color: var(--muted); }
p { margin: 0 0 16px; }
form { display: grid; gap: 16px; margin: 0; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
.choice { display: flex; flex-wrap: wrap; gap: 8px 24px; }
.choice label { display: inline-flex; gap: 8px; align-items: center; min-height: 40px; }
.panel { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; }
.panel > * { grid-column: 1 / -1; }
.panel > .half { grid-column: auto; }
form:has(#method-card:checked) .of-bank, form:has(#method-bank:checked) .of-card { display: none; }
.field { display: grid; gap: 4px; align-content: start; }
.field label { font-weight: 600; font-size: 14px; }
input:not([type='radio']) {
  width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--control); border-radius: 8px;
  background: var(--surface); color: inherit; font: inherit; font-variant-numeric: tabular-nums;
}
input[type='radio'] { margin: 0; width: 20px; height: 20px; accent-color: var(--brand); }
input[aria-invalid='true'] { border-color: var(--bad); }
.problem { margin: 0; color: var(--bad); font-size: 14px; }
.alert { margin: 0; padding: 12px 16px; border: 1px solid var(--bad); border-radius: 8px; background: var(--bad-soft); }
button {
  min-height: 44px; padding: 8px 16px; border: 1px solid var(--control); border-radius: 8px; background: var(--surface);
  color: inherit; font: inherit; font-weight: 600; cursor: pointer;
}
button.main { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.box, .item { padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
details { border-top: 1px solid var(--line); padding-top: 8px; font-size: 14px; }
summary { min-height: 32px; cursor: pointer; font-weight: 600; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--muted); }
dd { margin: 0; }
dl, code { font-variant-numeric: tabular-nums; }
.items { display: grid; gap: 16px; margin: 0 0 24px; padding: 0; list-style: none; }
.item form { display: inline-block; }
.state { display: inline-block; padding: 0 8px; border: 1px solid var(--line); border-radius: 999px; font-size: 14px; }
.inline { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; }
.inline .field { max-width: 120px; }
`;
