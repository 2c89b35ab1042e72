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
import { type SchemaDocument, type SchemaNode, typeOf } from '../../core/studio/schema-document.ts';
import type { Unfit } from '../../core/studio/unfit-layout.ts';
import { words } from '../words.ts';
import styles from './choice-dialog.module.css';

interface ChoiceDialogProps {
  readonly title: string;
  readonly document: SchemaDocument;
  /** The union of which a branch is chosen. */
  readonly part: SchemaNode;
  readonly renderers: readonly StudioRenderer[];
  readonly current?: string | undefined;
  /** Why a branch cannot stand there; all can, unless said. */
  readonly unfit?: (type: string) => Unfit | undefined;
  readonly close: () => void;
  readonly choose: (type: string, branch: SchemaNode) => void;
}

/** Layouts, frames, blocks and the like to choose from, by their pictures where they have some. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const {
    title,
    document,
    part,
    renderers,
    current,
    unfit = () => undefined,
    close,
    choose,
  } = props;
  const all = document.branches(part).flatMap((branch) => {
    const type = typeOf(branch);
    if (type === undefined) return [];
    return [{ branch, type, why: type === current ? undefined : unfit(type) }];
  });
  // What can be chosen stands first.
  const branches = all.toSorted(
    (a, b) => Number(a.why !== undefined) - Number(b.why !== undefined),
  );
  const kind = String(document.resolve(part).title ?? '').toLowerCase();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <ul className={styles.choices}>
              {branches.map(({ branch, type, why }) => {
                const renderer = renderers.find((one) => one.kind === kind && one.name === type);
                return (
                  <li key={type}>
                    <button
                      type="button"
                      className={styles.choice}
                      aria-pressed={type === current}
                      // It can be come to, to read why.
                      aria-disabled={why !== undefined}
                      title={plain(renderer?.description ?? '')}
                      onClick={() => {
                        if (why !== undefined) return;
                        close();
                        choose(type, branch);
                      }}
                    >
                      {renderer?.picture !== undefined && (
                        <img src={renderer.picture} alt="" loading="lazy" />
                      )}
                      <span className={styles.name}>{type}</span>
                      <span className={styles.said}>
                        {why === undefined
                          ? plain(renderer?.description ?? String(branch.description ?? ''))
                          : words.unfit(why)}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
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
