import { useEffect } from 'react';
import { useRuntime } from './context.ts';
import { onFirstInteraction } from './first-interaction.ts';

/**
 * Asks for the routes that a first page did without, as soon as its reader does anything: menus are
 * whole by the time that they open.
 */
export function useWholeTable(): void {
  const { loadTable } = useRuntime();
  useEffect(() => onFirstInteraction(loadTable), [loadTable]);
}
