import type {
  AnyBlock,
  AnyFrame,
  AnyLayout,
  LiveText,
  OverrideRenderer,
  Registry,
} from '../src/react/index.ts';
import { byFolder } from './by-folder.ts';

/**
 * Every renderer by the name of its folder, which is the name that manifests call it. Formats are
 * apart, as they come with the data, but for what they say in browsers alone.
 */
export const registry: Registry = {
  layouts: byFolder(import.meta.glob<AnyLayout>(['./layouts/*/index.tsx'], { import: 'layout' })),
  frames: {
    ...byFolder(
      import.meta.glob<AnyFrame>(['./frames/*/index.tsx', '!./frames/single/index.tsx'], {
        import: 'Frame',
      }),
    ),
    ...atHand(
      byFolder(
        import.meta.glob<AnyFrame>('./frames/single/index.tsx', { eager: true, import: 'Frame' }),
      ),
    ),
  },
  blocks: byFolder(
    import.meta.glob<AnyBlock>(['./blocks/*/index.tsx'], { eager: true, import: 'Block' }),
  ),
  overrides: byFolder(
    import.meta.glob<OverrideRenderer>(['./overrides/*/index.tsx'], { import: 'Override' }),
  ),
  liveTexts: byFolder(import.meta.glob<LiveText>('./formats/*/live.ts', { import: 'live' })),
};

/** Renderers that come with the application, since nearly all pages need them. */
function atHand<Renderer>(
  renderers: Readonly<Record<string, Renderer>>,
): Record<string, () => Promise<Renderer>> {
  return Object.fromEntries(
    Object.entries(renderers).map(([name, renderer]) => [name, async () => renderer]),
  );
}
