import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { isRecord } from '../../core/mapping/read-path.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { useStudio } from '../state/studio-context.ts';
import { useTextOf } from '../state/use-texts.ts';
import { words } from '../words.ts';
import { DelayedInput } from './delayed-input.tsx';
import { suggestFields } from './field-suggestions.ts';
import styles from './form.module.css';
import group from './group.module.css';
import { Explanation } from './labelled.tsx';
import { SuggestInput } from './suggest-input.tsx';
import { type FieldUse, fieldUse, type StudioFieldProps } from './use-field.ts';

/** A text for readers: in every language here, or by its key in the texts of the site, or from a field. */
export function TextField(props: StudioFieldProps) {
  const parts = fieldUse(props);
  const { value, label, description, errors, isWarned, required } = parts;
  return (
    <fieldset className={styles.text} aria-label={label} data-wrong={errors.length > 0}>
      <div className={styles.textHead}>
        <span className={styles.textLabel}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </span>
        <WrittenAs {...parts} />
      </div>
      {typeof value === 'string' && <KeyedText {...parts} text={value} />}
      {isRecord(value) && typeof value.field === 'string' && (
        <FromField {...parts} field={value.field} />
      )}
      {isRecord(value) && typeof value.markdown === 'string' && (
        <SuggestInput
          label={words.form.markdownOf(label)}
          aria-label={words.form.markdownOf(label)}
          value={value.markdown}
          suggestions={parts.context.values?.markdown ?? []}
          onCommit={(markdown) => parts.put(markdown === '' ? undefined : { markdown })}
        />
      )}
      {(value === undefined || isOwnText(value)) && <OwnText {...parts} />}
      {description !== undefined && value === undefined && (
        <details className={group.what}>
          <summary>{words.form.what(label)}</summary>
          <Explanation description={description} />
        </details>
      )}
      {errors.length > 0 && (
        <p className={isWarned ? styles.warning : styles.error}>{errors.join(' ')}</p>
      )}
    </fieldset>
  );
}

function isOwnText(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && value.field === undefined && value.markdown === undefined;
}

/** The text in every language, written in the manifest itself. */
function OwnText({ context, value, label, put }: FieldUse) {
  const texts = isRecord(value) ? value : {};
  const change = (code: string, text: string, field: string) => {
    const entries = Object.entries({ ...texts, [code]: text }).filter(([, entry]) => entry !== '');
    put(entries.length === 0 ? undefined : Object.fromEntries(entries), field);
  };
  return (
    <div className={styles.languages}>
      {context.languages.map(({ code, label: language, direction }) => (
        <LanguageInput
          key={code}
          code={code}
          direction={direction}
          label={words.form.textIn(label, language)}
          text={typeof texts[code] === 'string' ? texts[code] : ''}
          onCommit={(text, field) => change(code, text, field)}
        />
      ))}
    </div>
  );
}

interface LanguageInputProps {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  readonly label: string;
  readonly text: string;
  readonly onCommit: (text: string, field: string) => void;
}

function LanguageInput({ code, direction, label, text, onCommit }: LanguageInputProps) {
  return (
    <div className={styles.language}>
      <span className={styles.code} aria-hidden="true">
        {code}
      </span>
      <DelayedInput
        aria-label={label}
        value={text}
        lang={code}
        dir={direction}
        isLong={text.length > 60}
        onCommit={onCommit}
      />
    </div>
  );
}

/** A text of manifests/texts: changed there, wherever else it is used. */
function KeyedText({ context, text: key, label, put }: FieldUse & { readonly text: string }) {
  const studio = useStudio();
  const row = useTextOf(key);
  return (
    <>
      <SuggestInput
        label={words.form.keyOf(label)}
        aria-label={words.form.keyOf(label)}
        value={key}
        suggestions={context.values?.text ?? []}
        onCommit={(next) => put(next === '' ? undefined : next)}
      />
      <div className={styles.languages}>
        {row !== undefined &&
          context.languages.map(({ code, label: language, direction }) => (
            <LanguageInput
              key={code}
              code={code}
              direction={direction}
              label={words.form.textIn(label, language)}
              text={row.texts[code] ?? ''}
              onCommit={(text, field) =>
                void studio.gesture(
                  {
                    name: 'set-text',
                    arguments: { key, language: code, text: text === '' ? null : text },
                  },
                  field,
                )
              }
            />
          ))}
      </div>
    </>
  );
}

function FromField({
  context,
  label,
  path,
  put,
  value,
  field,
}: FieldUse & { readonly field: string }) {
  return (
    <SuggestInput
      label={words.form.fieldOf(label)}
      aria-label={words.form.fieldOf(label)}
      value={field}
      suggestions={suggestFields(context.fields)}
      onCommit={(name) => {
        if (name === '') put(undefined);
        else if (isRecord(value)) context.edit([...path, 'field'], name);
      }}
    />
  );
}

/** The ways to write a text; changing from one to another keeps the words where it can. */
function WrittenAs({ options, context, value, label, put }: FieldUse) {
  const row = useTextOf(typeof value === 'string' ? value : undefined);
  const title = options.part?.title;
  const first = context.values?.text[0]?.value ?? 'menu.title';
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          icon={<Icon name="more" size={14} />}
          aria-label={words.form.writtenAs(label)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => put(row === undefined ? undefined : { ...row.texts })}>
            {words.form.writeHere}
          </MenuItem>
          <MenuItem onClick={() => put(first)}>{words.form.useKey}</MenuItem>
          {title === 'Heading' && (
            <MenuItem onClick={() => put({ field: context.fields[0]?.name ?? 'title' })}>
              {words.form.useField}
            </MenuItem>
          )}
          {title === 'Introduction' && (
            <MenuItem
              onClick={() =>
                put({ markdown: context.values?.markdown[0]?.value ?? 'introduction' })
              }
            >
              {words.form.useMarkdown}
            </MenuItem>
          )}
          {value !== undefined && (
            <MenuItem onClick={() => put(undefined)}>{words.form.remove(label)}</MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
