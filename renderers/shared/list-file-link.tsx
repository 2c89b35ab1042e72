import { useIsFiltered, useListFile, useUiText } from '../../src/react/index.ts';

type AnchorProps = Pick<React.ComponentProps<'a'>, 'download' | 'type'>;

interface ListFileLinkProps extends AnchorProps {
  readonly ending: string;
  /** What the link is called. */
  readonly children: string;
  readonly className?: string | undefined;
}

/**
 * A line that leads to the file of a whole list; nothing for a list that has none. The file is the same
 * whatever is chosen, as hosts that have files alone know of no choices: where a filter is, the link says so.
 */
export function ListFileLink({ ending, children, className, ...more }: ListFileLinkProps) {
  const ui = useUiText();
  const isFiltered = useIsFiltered();
  const file = useListFile(ending)();
  if (file === undefined) return null;
  return (
    <p className={className}>
      <a href={file} {...more}>
        {isFiltered ? ui('ui.withoutFilters', { file: children }) : children}
      </a>
    </p>
  );
}
