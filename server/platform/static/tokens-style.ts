import type { Plugin } from 'vite';

const NAME = 'virtual:tokens.css';
const RESOLVED = `\0${NAME}`;

/** Makes the stylesheet `virtual:tokens.css` from the design tokens. */
export function tokensStyle(tokensCss: () => string): Plugin {
  return {
    name: 'tokens-style',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? tokensCss() : null),
  };
}
