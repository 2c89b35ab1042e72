import { Tooltip } from '@fluentui/react-components';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { FluentSite } from './fluent/fluent-site.tsx';

export interface CopiedTooltipProps {
  readonly target: RefObject<HTMLElement | null>;
  /** What is said; nothing while undefined. */
  readonly words: string | undefined;
}

/** A tooltip at an element, shown while there is something to say. */
export function CopiedTooltip({ target, words }: CopiedTooltipProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => setElement(target.current), [target]);
  // A button stands in lines of text, which may hold no boxes.
  return createPortal(
    <FluentSite>
      <Tooltip
        content={words ?? ''}
        relationship="inaccessible"
        visible={words !== undefined && element !== null}
        positioning={{ target: element, position: 'above' }}
        withArrow
      />
    </FluentSite>,
    document.body,
  );
}
