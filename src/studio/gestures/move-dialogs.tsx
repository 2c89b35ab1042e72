import { useState } from 'react';
import type { StudioPage, StudioSection, StudioSite } from '../../core/studio/data.ts';
import type { Titles } from '../../core/studio/gestures.ts';
import { words } from '../words.ts';
import { RouteInput } from './add-page-dialog.tsx';
import { GestureDialog } from './gesture-dialog.tsx';
import { isRoute, proposeSegment, routeBelow } from './route-of.ts';
import { isWhole, TitlesInput } from './titles-input.tsx';

export function CopyPageDialog(props: { readonly site: StudioSite; readonly page: StudioPage }) {
  const { site, page } = props;
  const [titles, setTitles] = useState<Titles>({});
  const [typed, setTyped] = useState<string>();
  const around = page.route.slice(0, page.route.lastIndexOf('/'));
  const route = typed ?? routeBelow(around, proposeSegment(titles));
  const isReady = isRoute(route) && isWhole(titles, site.languages);
  return (
    <GestureDialog
      title={words.gestures.copyPage}
      action={words.gestures.copy}
      gesture={
        isReady ? { name: 'copy-page', arguments: { page: page.id, route, titles } } : undefined
      }
      previewed=""
    >
      <TitlesInput languages={site.languages} titles={titles} onChange={setTitles} />
      <RouteInput route={route} onChange={setTyped} />
    </GestureDialog>
  );
}

export function MovePageDialog({ page }: { readonly page: StudioPage }) {
  const [route, setRoute] = useState(page.route);
  const isReady = isRoute(route) && route !== page.route;
  return (
    <GestureDialog
      title={words.gestures.movePage}
      action={words.gestures.move}
      gesture={isReady ? { name: 'move-page', arguments: { page: page.id, route } } : undefined}
      previewed=""
    >
      <p>{words.gestures.moveHint}</p>
      <RouteInput route={route} isWhole={route !== page.route} onChange={setRoute} />
    </GestureDialog>
  );
}

export function MoveSectionDialog({ section }: { readonly section: StudioSection }) {
  const [route, setRoute] = useState(section.route);
  const isReady = isRoute(route) && route !== section.route;
  return (
    <GestureDialog
      title={words.gestures.moveSection}
      action={words.gestures.move}
      gesture={
        isReady ? { name: 'move-section', arguments: { section: section.route, route } } : undefined
      }
      previewed=""
    >
      <p>{words.gestures.moveHint}</p>
      <RouteInput route={route} isWhole={route !== section.route} onChange={setRoute} />
    </GestureDialog>
  );
}
