/** How a text speaks of a person; where it does not, the figure is left open. */
export type Pronoun = 'he' | 'she' | 'unknown';
