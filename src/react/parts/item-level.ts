import { createContext, useContext } from 'react';

/** How many levels the items of a list stand below where they usually do: one for each heading above them. */
export const ItemLevelContext = createContext(0);

/** The heading of a list's item, at its place among the headings of the page. */
export function useItemHeading(usual: 'h2' | 'h3'): (typeof HEADINGS)[number] {
  const place = HEADINGS.indexOf(usual) + useContext(ItemLevelContext);
  return HEADINGS[place] ?? 'h5';
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const;
