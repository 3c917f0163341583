/** A button that does something. */
export function button(path: string, label: string): string {
  return `<form method="post" action="/control/${path}"><button>${label}</button></form>`;
}

/** A moment, in seconds. */
export function time(created: number): string {
  const at = new Date(created * 1000);
  return `<time datetime="${at.toISOString()}">${at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}</time>`;
}
