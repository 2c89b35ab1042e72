import {
  type FrameModels,
  type FrameProps,
  isSitePath,
  OutsideLink,
  PageIntroduction,
  PageTitle,
  Picture,
  SiteLink,
  useShownPage,
  useText,
  useView,
} from '../../../src/react/index.ts';
import { PagePart } from '../../shared/page-part.tsx';
import { ViewPart } from '../../shared/view-part.tsx';
import styles from './stack.module.css';

/** Parts of a page one below the other, each under its heading; the first may bring that of the page. */
export function Frame({ frame: { hideTitle, panes } }: FrameProps<'stack'>) {
  const { section } = useShownPage().route;
  const [first, ...rest] = panes;
  const opening = first !== undefined && isOpening(first) ? first : undefined;
  return (
    // A section has padding around its pages.
    <div
      className={section === undefined ? `${styles.frame} ${styles.page}` : styles.frame}
      data-opened={opening && ''}
    >
      {opening === undefined ? (
        <Title isHidden={hideTitle} />
      ) : (
        <Opening part={opening} hideTitle={hideTitle} />
      )}
      <PageIntroduction />
      {(opening === undefined ? panes : rest).map((part) => (
        <StackPart key={part.id} part={part} />
      ))}
    </div>
  );
}

type Part = FrameModels['stack']['panes'][number];
type PartOf<Type extends Part['type']> = Extract<Part, { readonly type: Type }>;

function isOpening(part: Part): part is PartOf<'view'> {
  return part.type === 'view' && 'ownHeading' in part.layout;
}

function Title({ isHidden }: { readonly isHidden: boolean }) {
  return (
    <div className={isHidden ? 'visually-hidden' : undefined}>
      <PageTitle />
    </div>
  );
}

interface OpeningProps {
  readonly part: PartOf<'view'>;
  readonly hideTitle: boolean;
}

/** A part that brings the page's heading; where it is not there, the page has its own. */
function Opening({ part, hideTitle }: OpeningProps) {
  const { items, status } = useView(part.id).state;
  return (
    <>
      {items.length === 0 && <Title isHidden={hideTitle || status === 'loading'} />}
      <ViewPart {...part} showEmpty ownHeading />
    </>
  );
}

function StackPart({ part }: { readonly part: Part }) {
  switch (part.type) {
    case 'view':
    case 'markdown':
      return <ViewPart {...part} showEmpty />;
    case 'picture':
      return <PicturePart part={part} />;
    case 'actions':
      return <ActionsPart part={part} />;
  }
}

/** Lines of text are about as long in any font. */
const TEXT_SIZES = '(min-width: 40rem) 40rem, 100vw';

function PicturePart({ part }: { readonly part: PartOf<'picture'> }) {
  const text = useText();
  const { id, title, hideTitle, image, alt, caption, width } = part;
  const isNarrow = width === 'text';
  return (
    <PagePart id={id} title={text(title)} hideTitle={hideTitle}>
      <figure className={isNarrow ? `${styles.figure} ${styles.narrow}` : styles.figure}>
        <Picture
          image={{ ...image, alt: text(alt) }}
          ratio="natural"
          sizes={isNarrow ? TEXT_SIZES : '100vw'}
        />
        {caption && <figcaption className={styles.caption}>{text(caption)}</figcaption>}
      </figure>
    </PagePart>
  );
}

function ActionsPart({ part }: { readonly part: PartOf<'actions'> }) {
  const text = useText();
  const { id, title, hideTitle, text: words, links } = part;
  return (
    <PagePart id={id} title={text(title)} hideTitle={hideTitle}>
      {words && <p className={styles.words}>{text(words)}</p>}
      <ul className={styles.actions}>
        {links.map((link) => {
          const Link = isSitePath(link.href) ? SiteLink : OutsideLink;
          return (
            <li key={link.href}>
              <Link to={link.href} className={styles.action}>
                {text(link.text)}
              </Link>
            </li>
          );
        })}
      </ul>
    </PagePart>
  );
}
