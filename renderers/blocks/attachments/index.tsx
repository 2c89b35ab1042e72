import { useState } from 'react';
import {
  type AttachmentValue,
  type BlockProps,
  fileIcon,
  OutsideLink,
  savedName,
  useUiText,
} from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';

/** A list of files: one that is elsewhere or a PDF opens in a new window, others are saved. */
export function Block({ block }: BlockProps<'attachments'>) {
  return (
    <ul className={styles.files}>
      {block.field.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may be listed twice
        <li key={index}>
          {file.external || isPdf(file) ? <FileLink file={file} /> : <DownloadLink file={file} />}
        </li>
      ))}
    </ul>
  );
}

function FileLink({ file }: { readonly file: AttachmentValue }) {
  return (
    <OutsideLink to={file.url} className={styles.file}>
      {fileIcon}
      <span>{file.name}</span>
    </OutsideLink>
  );
}

function DownloadLink({ file }: { readonly file: AttachmentValue }) {
  const ui = useUiText();
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const download = async () => {
    setState('running');
    setState((await saveFile(file)) ? 'idle' : 'failed');
  };
  return (
    <>
      <a
        href={file.url}
        download={savedName(file.name)}
        className={styles.file}
        aria-busy={state === 'running'}
        onClick={(event) => {
          event.preventDefault();
          if (state !== 'running') void download();
        }}
      >
        {fileIcon}
        <span>{file.name}</span>
      </a>
      <span role="status" className={styles.fileStatus}>
        {state === 'running' && ui('ui.downloading', { name: file.name })}
        {state === 'failed' && ui('ui.downloadFailed', { name: file.name })}
      </span>
    </>
  );
}

/** Saves a file from a blob; only an answer with status 200 is one. */
async function saveFile({ name, url }: AttachmentValue): Promise<boolean> {
  try {
    const [response, { saveAs }] = await Promise.all([fetch(url), import('file-saver')]);
    if (response.status !== 200) return false;
    saveAs(await response.blob(), savedName(name));
    return true;
  } catch {
    return false;
  }
}

function isPdf({ name }: AttachmentValue): boolean {
  return name.toLowerCase().endsWith('.pdf');
}
