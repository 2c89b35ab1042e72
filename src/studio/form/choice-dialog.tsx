import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { StudioRenderer } from '../../core/studio/data.ts';
import { type SchemaDocument, type SchemaPart, typeOf } from '../../core/studio/schema-document.ts';
import { words } from '../words.ts';
import styles from './choice-dialog.module.css';

interface ChoiceDialogProps {
  readonly title: string;
  readonly document: SchemaDocument;
  /** The union of which a branch is chosen. */
  readonly part: SchemaPart;
  readonly renderers: readonly StudioRenderer[];
  readonly current?: string | undefined;
  /** Whether a branch can stand there; all can, unless said. */
  readonly fits?: (type: string) => boolean;
  readonly close: () => void;
  readonly choose: (type: string, branch: SchemaPart) => void;
}

/** Layouts, frames, blocks and the like to choose from, by their pictures where they have some. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, document, part, renderers, current, fits = () => true, close, choose } = props;
  const all = document.branches(part).flatMap((branch) => {
    const type = typeOf(branch);
    return type === undefined ? [] : [{ branch, type }];
  });
  const branches = all.filter(({ type }) => type === current || fits(type));
  const others = all.filter((entry) => !branches.includes(entry)).map(({ type }) => type);
  const kind = String(document.resolve(part).title ?? '').toLowerCase();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <ul className={styles.choices}>
              {branches.map(({ branch, type }) => {
                const renderer = renderers.find((one) => one.kind === kind && one.name === type);
                return (
                  <li key={type}>
                    <button
                      type="button"
                      className={styles.choice}
                      aria-pressed={type === current}
                      title={plain(renderer?.description ?? '')}
                      onClick={() => {
                        close();
                        choose(type, branch);
                      }}
                    >
                      {renderer?.picture !== undefined && (
                        <img src={renderer.picture} alt="" loading="lazy" />
                      )}
                      <span className={styles.name}>{type}</span>
                      <span className={styles.said}>
                        {plain(renderer?.description ?? String(branch.description ?? ''))}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
            {others.length > 0 && <p className={styles.others}>{words.form.notOffered(others)}</p>}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{words.cancel}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/** A description without the marks around names. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
