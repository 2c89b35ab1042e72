import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { InspectedPart } from '../../core/inspected-part.ts';
import { type FromPage, isStudioMessage, type ToPage } from '../../core/studio/page-messages.ts';
import { isWithin, type JsonPath } from '../model/json-path.ts';
import {
  dialogAtom,
  draftAtom,
  isSelectingAtom,
  languageAtom,
  markedAtom,
  pointedAtom,
  selectionAtom,
  shownAtom,
} from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { createPlacing, type PlacedPart } from './place-parts.ts';

/** What the page that is shown has said last. */
export interface PageSays {
  readonly path: string;
  readonly language: string;
}

/** Listens to the page in the frame, tells it what to mark, and selects what is chosen there. */
export function usePageMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onSays: (says: PageSays) => void,
): { readonly send: (message: ToPage) => void } {
  const studio = useStudio();
  const setLanguage = useSetAtom(languageAtom);
  const setShown = useSetAtom(shownAtom);
  const openDialog = useSetAtom(dialogAtom);
  const setPointed = useSetAtom(pointedAtom);
  const isSelecting = useAtomValue(isSelectingAtom);
  const revision = useAtomValue(draftAtom)?.revision;
  const placed = useRef<readonly PlacedPart[]>([]);
  const findPlaces = useCallback(
    async (parts: readonly InspectedPart[]) =>
      (await studio.api.call('POST parts', { parts })).places,
    [studio],
  );
  const placeParts = useMemo(() => createPlacing(findPlaces), [findPlaces]);
  const send = useCallback(
    (message: ToPage) => frame.current?.contentWindow?.postMessage(message, window.location.origin),
    [frame],
  );
  const mark = useMarks(send, placed);

  useEffect(() => {
    const answer = (message: FromPage) => {
      switch (message.studio) {
        case 'at': {
          const { path, language } = message;
          setLanguage((chosen) => chosen || language);
          setShown((shown) => ({ ...shown, path }));
          onSays({ path, language });
          send({ studio: 'select', isOn: isSelecting });
          // What happened while the page loaded it was not told.
          void studio.catchUp();
          return;
        }
        case 'chosen':
          void findPlaces([message.part])
            .then(([place]) => {
              if (place == null) return;
              studio.select({ file: place.file, path: place.path, part: message.part });
            })
            .catch(() => undefined);
          return;
        case 'parts':
          void placeParts(message.parts, revision).then((found) => {
            placed.current = found;
            mark();
          });
          return;
        case 'pointed': {
          const own = JSON.stringify(message.part);
          const found = placed.current.find(({ part }) => JSON.stringify(part) === own);
          setPointed(found?.place);
          return;
        }
        case 'revision':
          void studio.catchUp(message.revision);
          return;
        case 'leave':
          document.getElementById('studio-select')?.focus();
          return;
        case 'shortcut':
          if (message.name === 'save') openDialog({ name: 'save' });
          else void studio[message.name]();
          return;
        default:
      }
    };
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (isStudioMessage(data)) answer(data as FromPage);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [
    studio,
    frame,
    send,
    mark,
    findPlaces,
    placeParts,
    revision,
    isSelecting,
    setLanguage,
    setShown,
    setPointed,
    openDialog,
    onSays,
  ]);

  useEffect(() => {
    send({ studio: 'select', isOn: isSelecting });
  }, [send, isSelecting]);
  return { send };
}

/** Marks on the page what the form points at, or else what is selected. */
function useMarks(
  send: (message: ToPage) => void,
  placed: RefObject<readonly PlacedPart[]>,
): () => void {
  const marked = useAtomValue(markedAtom);
  const selection = useAtomValue(selectionAtom);
  const file = selection?.file;
  const path = marked ?? (selection?.path.length ? selection.path : undefined);
  const isFirst = marked === undefined;
  const mark = useCallback(() => {
    const parts = file && path ? partsAt(placed.current, file, path) : [];
    send({ studio: 'mark', parts, isFirst });
  }, [send, placed, file, path, isFirst]);
  useEffect(mark, [mark]);
  return mark;
}

/** The parts that stand at a path or in it, or else the innermost ones around it. */
function partsAt(placed: readonly PlacedPart[], file: string, path: JsonPath): InspectedPart[] {
  const own = placed.filter(({ place }) => place.file === file);
  const inside = own.filter(({ place }) => isWithin(place.path, path));
  if (inside.length > 0) return inside.map(({ part }) => part);
  const around = own.filter(({ place }) => place.path.length > 0 && isWithin(path, place.path));
  const depth = Math.max(0, ...around.map(({ place }) => place.path.length));
  return around.filter(({ place }) => place.path.length === depth).map(({ part }) => part);
}
