import type { PageManifest } from '../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from './finding.ts';
import type { Judged } from './judged-manifests.ts';

/** What only changes the common view, which a tab with a view of its own does not have. */
const CHANGES = ['query', 'items', 'item'] as const;

/** Tabs that show nothing, or say what nothing reads. */
export function checkTabs({ value, file }: Judged<PageManifest>): Finding[] {
  const { frame } = value;
  if (frame?.type !== 'tabs') return [];
  return frame.tabs.flatMap((tab, index) => {
    const path = ['frame', 'tabs', index];
    if (tab.view === undefined) {
      const words = `the tab "${tab.id}" shows nothing; add "view" to it, or one for all tabs to the frame`;
      return frame.view === undefined ? [createFinding('M217', file.placeOf(path), words)] : [];
    }
    return CHANGES.filter((name) => tab[name] !== undefined).map((name) => {
      const words = `"${name}" changes the common view, but the tab "${tab.id}" has its own; remove it`;
      return createFinding('M217', file.placeOfKey([...path, name]), words);
    });
  });
}
