import { Fragment } from 'react';

/** A text without spaces that, where its line is too short, goes on between its parts. */
export function Breakable({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
