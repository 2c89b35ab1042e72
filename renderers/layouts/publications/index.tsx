import {
  CopyButton,
  type ItemOf,
  itemId,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  OutsideLink,
  PLAIN_FORMAT,
  SlotText,
  textOf,
  useListFile,
  useUiText,
} from '../../../src/react/index.ts';
import { ItemHeading } from '../../shared/item-heading.tsx';
import { ListFileLink } from '../../shared/list-file-link.tsx';
import { doiOf, urlOfDoi } from './doi.ts';
import styles from './publications.module.css';
import { yearOf } from './year-of.ts';

type Model = LayoutModels['publications'];

/** Publications, one below the other, each with what finds it and what cites it. */
function Publications({ layout, items }: LayoutProps<'publications'>) {
  const ui = useUiText();
  return (
    <div>
      <ul className={styles.list}>
        {items.map((item) => (
          <Publication key={item.key} slots={layout.slots} item={item} />
        ))}
      </ul>
      <ListFileLink ending="bib" download className={styles.all}>
        {ui('ui.bibtexOfAll')}
      </ListFileLink>
    </div>
  );
}

interface PublicationProps {
  readonly slots: Model['slots'];
  readonly item: ItemOf<Model>;
}

function Publication({ slots, item }: PublicationProps) {
  const { title, authors, venue, details, year, summary, link } = item;
  const hasSource = venue !== undefined || details !== undefined || year !== undefined;
  return (
    <li className={styles.publication}>
      <ItemHeading as="h2" title={title} link={link} classes={styles} />
      {authors && (
        <p className={styles.authors}>
          <SlotText value={authors} />
        </p>
      )}
      {hasSource && (
        <p className={styles.source}>
          {venue && (
            <cite className={styles.venue}>
              <SlotText value={venue} />
            </cite>
          )}{' '}
          {details && (
            <span>
              <SlotText value={details} />
            </span>
          )}{' '}
          {year && (
            <span>
              <SlotText value={slots.year?.format === PLAIN_FORMAT ? yearOf(year) : year} />
            </span>
          )}
        </p>
      )}
      {summary && (
        <div className={styles.summary}>
          <SlotText value={summary} clamp={slots.summary?.clamp} />
        </div>
      )}
      <Citing item={item} />
    </li>
  );
}

/** The DOI, and the entry of BibTeX. */
function Citing({ item: { key, title, doi } }: Pick<PublicationProps, 'item'>) {
  const fileOf = useListFile('bib');
  const id = itemId(key);
  const file = id && fileOf(id);
  const name = doiOf(textOf(doi));
  const url = name === undefined ? undefined : urlOfDoi(name);
  if (url === undefined && file === undefined) return null;
  return (
    <p className={styles.citing}>
      {url !== undefined && (
        <OutsideLink to={url} className={styles.doi}>
          {`doi:${name}`}
        </OutsideLink>
      )}{' '}
      {file && (
        <span className={styles.bibtex}>
          <a href={file} download aria-label={`BibTeX: ${textOf(title)}`}>
            BibTeX
          </a>
          <CopyButton text={() => readText(file)} label={`BibTeX: ${textOf(title)}`} />
        </span>
      )}
    </p>
  );
}

/** @throws where the file cannot be had */
async function readText(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
  return answer.text();
}

function PublicationsSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'publications'> = {
  Layout: Publications,
  Skeleton: PublicationsSkeleton,
};
