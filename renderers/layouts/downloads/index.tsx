import {
  type AttachmentValue,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  LongList,
} from '../../../src/react/index.ts';
import { DownloadEntry, type FileItem } from './download-entry.tsx';
import styles from './downloads.module.css';

interface KnownFile {
  readonly item: FileItem;
  readonly file: AttachmentValue;
}

/** Files to save: the items of a list, or the objects in a list of one item. */
function Downloads({ layout, items }: LayoutProps<'downloads'>) {
  const { slots } = layout;
  const files = slots.items === undefined ? items : (items[0]?.items ?? []);
  const clamp = (slots.items?.slots ?? slots).note?.clamp;
  const render = ({ item, file }: KnownFile) => (
    <DownloadEntry key={item.key} item={item} file={file} clamp={clamp} />
  );
  const known = files.flatMap((item): KnownFile[] =>
    item.file === undefined ? [] : [{ item, file: item.file }],
  );
  return <LongList items={known} render={render} className={styles.list ?? ''} />;
}

function DownloadsSkeleton(_: { readonly layout: LayoutModels['downloads'] }) {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'downloads'> = {
  Layout: Downloads,
  Skeleton: DownloadsSkeleton,
};
