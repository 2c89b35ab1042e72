import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { languageAtom, shownAtom } from '../state/atoms.ts';

/** A page that the frame is sent to: another object each time, as the frame may have left the last one by itself. */
export interface Target {
  readonly url: string;
}

/** Sends the frame to the page that is to be shown; where it goes by itself changes nothing of that. */
export function useTarget(frame: RefObject<HTMLIFrameElement | null>): Target {
  const { path, visit } = useAtomValue(shownAtom);
  const language = useAtomValue(languageAtom);
  const [asked, setAsked] = useState(language);
  const [target, setTarget] = useState<Target>({ url: path });
  const before = useRef({ visit, language });
  useEffect(() => {
    const last = before.current;
    before.current = { visit, language };
    // The first word of the page itself says which language it is in.
    const isChosen = last.language !== '' && last.language !== language;
    if (isChosen) setAsked(language);
    if (!isChosen && last.visit === visit) return;
    const url = withLanguage(path, isChosen ? language : asked);
    if (url !== whereIs(frame.current)) setTarget({ url });
  }, [frame, path, visit, language, asked]);
  // The attribute `src` leads nowhere while it is the same, wherever the frame has gone since.
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (sent.current === target.url) frame.current?.contentWindow?.location.replace(target.url);
    sent.current = target.url;
  }, [frame, target]);
  return target;
}

/** Where the frame has come to; undefined while it is nowhere. */
function whereIs(frame: HTMLIFrameElement | null): string | undefined {
  const location = frame?.contentWindow?.location;
  return location && location.pathname + location.search;
}

function withLanguage(path: string, language: string): string {
  const url = new URL(path, window.location.origin);
  if (language !== '') url.searchParams.set('lang', language);
  return url.pathname + url.search;
}
