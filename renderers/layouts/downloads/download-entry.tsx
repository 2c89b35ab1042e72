import {
  type AttachmentValue,
  fileIcon,
  type ItemOf,
  type LayoutModels,
  OutsideLink,
  SlotText,
  savedName,
  textOf,
  useLanguageTag,
} from '../../../src/react/index.ts';
import styles from './downloads.module.css';
import { describeSize, nameLanguage, nameType } from './file-facts.ts';

export type FileItem = NonNullable<ItemOf<LayoutModels['downloads']>['items']>[number];

interface DownloadEntryProps {
  readonly item: FileItem;
  readonly file: AttachmentValue;
  /** The most lines of what is said about it. */
  readonly clamp: number | undefined;
}

/** A file under what it is, with what a reader wants to know before asking for it. */
export function DownloadEntry({ item, file, clamp }: DownloadEntryProps) {
  const { title, note } = item;
  const facts = useFacts(item, file);
  const words = title === undefined ? nameOf(file) : <SlotText value={title} />;
  return (
    <li className={styles.entry}>
      <FileLink file={file}>
        {fileIcon}
        <span>{words}</span>
      </FileLink>
      {facts.length > 0 && (
        // A browser may know another way to write a size than the server.
        <p className={styles.facts} suppressHydrationWarning>
          {facts.join(' · ')}
        </p>
      )}
      {note && (
        <div className={styles.note}>
          <SlotText value={note} clamp={clamp} />
        </div>
      )}
    </li>
  );
}

interface FileLinkProps {
  readonly file: AttachmentValue;
  readonly children: React.ReactNode;
}

/** A file of the site is saved under its name; one elsewhere opens there. */
function FileLink({ file, children }: FileLinkProps) {
  return file.external ? (
    <OutsideLink to={file.url} className={styles.link}>
      {children}
    </OutsideLink>
  ) : (
    <a href={file.url} download={savedName(nameOf(file))} className={styles.link}>
      {children}
    </a>
  );
}

/** Type, size and language, as far as they are known. */
function useFacts({ size, language }: FileItem, { url, bytes }: AttachmentValue): string[] {
  const tag = useLanguageTag();
  const said = Number(textOf(size));
  const known = bytes ?? (said > 0 ? said : undefined);
  return [
    nameType(url),
    known === undefined ? '' : describeSize(known, tag),
    language === undefined ? '' : nameLanguage(textOf(language), tag),
  ].filter((fact) => fact !== '');
}

/** The name that a file has in its folder. */
function nameOf({ url }: AttachmentValue): string {
  const name =
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
