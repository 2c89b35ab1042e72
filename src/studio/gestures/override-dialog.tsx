import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { StudioPage } from '../../core/studio/data.ts';
import { words } from '../words.ts';
import { GestureDialog } from './gesture-dialog.tsx';

/** The files of a component of its own for one page. */
export function AddOverrideDialog({ page }: { readonly page: StudioPage }) {
  const [name, setName] = useState(page.id.split('/').at(-1) ?? '');
  const isReady = /^[a-z][a-z0-9-]*$/.test(name);
  return (
    <GestureDialog
      title={words.gestures.addOverride}
      action={words.gestures.add}
      gesture={isReady ? { name: 'add-override', arguments: { page: page.id, name } } : undefined}
    >
      <p>{words.gestures.overrideHint(name)}</p>
      <Field label={words.gestures.overrideName} required>
        <Input value={name} onChange={(_, { value }) => setName(value)} />
      </Field>
    </GestureDialog>
  );
}
