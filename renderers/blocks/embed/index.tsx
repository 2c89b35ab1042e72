import { type BlockProps, Picture, textOf } from '../../../src/react/index.ts';
import { AskFirst } from '../../shared/ask-first.tsx';
import styles from './embed.module.css';

/** A player of another server, behind its picture. */
export function Block({ block: { url, page, title, poster } }: BlockProps<'embed'>) {
  const picture = poster && (
    <Picture image={poster} alt="" ratio="fill" sizes="640px" className={styles.poster} />
  );
  return <AskFirst url={url} page={page} title={textOf(title)} placeholder={picture} />;
}
