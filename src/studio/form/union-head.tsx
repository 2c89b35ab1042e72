import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { useState } from 'react';
import { labelOf } from '../../core/studio/form-kind.ts';
import { type SchemaNode, typeOf } from '../../core/studio/schema-document.ts';
import type { JsonPath } from '../model/json-path.ts';
import { words } from '../words.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import type { FormContext } from './form-context.ts';
import styles from './group.module.css';

interface UnionHeadProps {
  readonly context: FormContext;
  readonly path: JsonPath;
  readonly part: SchemaNode;
  readonly type: string | undefined;
}

/** Which layout, frame or block it is, with its picture, and a choice of others. */
export function UnionHead({ context, path, part, type }: UnionHeadProps) {
  const [isOpen, setOpen] = useState(false);
  // Without a word of it, the focus goes to the explanation that had it before.
  const restored = useRestoreFocusTarget();
  const kind = String(part.title ?? '').toLowerCase();
  const name = labelOf(String(part.title ?? '')).toLowerCase();
  const branch = context.document.branches(part).find((one) => typeOf(one) === type);
  const renderer = context.renderers.find((one) => one.kind === kind && one.name === type);
  return (
    <div className={styles.union}>
      {renderer?.picture !== undefined && <img src={renderer.picture} alt="" />}
      <div>
        <strong>{type}</strong>
        <p>{renderer?.description ?? String(branch?.description ?? '')}</p>
        <Button size="small" {...restored} onClick={() => setOpen(true)}>
          {words.form.change(name)}
        </Button>
      </div>
      {isOpen && (
        <ChoiceDialog
          title={words.form.change(name)}
          document={context.document}
          part={part}
          renderers={context.renderers}
          current={type}
          unfit={(next) => context.unfit(path, next)}
          close={() => setOpen(false)}
          choose={(next) => {
            if (next !== type) context.chooseBranch(path, part, next);
          }}
        />
      )}
    </div>
  );
}
