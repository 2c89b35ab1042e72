import {
  ItemLink,
  SlotText,
  type TextValue,
  useItemHeading,
  useUiText,
} from '../../src/react/index.ts';

interface ItemHeadingProps {
  readonly as: 'h2' | 'h3';
  readonly title: TextValue | undefined;
  readonly clamp?: number | undefined;
  /** Where the item leads. */
  readonly link: string | undefined;
  readonly classes: { readonly title?: string; readonly link?: string };
  readonly mark?: string | undefined;
  readonly onClick?: React.MouseEventHandler<HTMLAnchorElement> | undefined;
}

/**
 * The heading of a list's item, which leads to its page. Of an item without a title it says that
 * there is more, where there is, and is left out otherwise.
 */
export function ItemHeading(props: ItemHeadingProps) {
  const { as, title, clamp, link, classes, mark, onClick } = props;
  const Heading = useItemHeading(as);
  const ui = useUiText();
  if (title === undefined && link === undefined) return null;
  const words = title === undefined ? ui('ui.readMore') : <SlotText value={title} clamp={clamp} />;
  return (
    <Heading className={classes.title} data-mark={mark}>
      {link === undefined ? (
        words
      ) : (
        <ItemLink to={link} className={classes.link} onClick={onClick}>
          {words}
        </ItemLink>
      )}
    </Heading>
  );
}
