import { createContext, useContext } from 'react';
import type { StudioActions } from './studio-actions.ts';

export const StudioContext = createContext<StudioActions | undefined>(undefined);

/** What can be done in the studio. */
export function useStudio(): StudioActions {
  const actions = useContext(StudioContext);
  if (actions === undefined) throw new Error('There is no studio around this component');
  return actions;
}
