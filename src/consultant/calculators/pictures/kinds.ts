/** What a line of a picture stands for: an input, a second one, or the result. */
export type Kind = 'first' | 'second' | 'result';
