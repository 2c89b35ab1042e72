import { Button, InfoLabel } from '@fluentui/react-components';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../core/mapping/read-path.ts';
import { firstValue } from '../../core/studio/first-value.ts';
import { labelOf } from '../../core/studio/form-kind.ts';
import { isSamePath } from '../model/json-path.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { words } from '../words.ts';
import { type FormContext, isWarned, knownOf, optionsOf } from './form-context.ts';
import styles from './group.module.css';
import { Explanation, Labelled } from './labelled.tsx';
import { UnionHead } from './union-head.tsx';
import { UnknownProperties } from './unknown-properties.tsx';

type OneProps = FieldTemplateProps<unknown, RJSFSchema, FormContext>;
type GroupProps = ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>;

/** Around each part of a form: it is marked on the page while it is pointed at, and shown when selected. */
export function FieldTemplate(props: OneProps) {
  const { children, displayLabel, label, rawErrors, rawDescription, required, schema } = props;
  const { formContext } = props.registry;
  const path = [...formContext.unit, ...props.fieldPathId.path];
  const own = useRef<HTMLDivElement>(null);
  const isSelected = props.fieldPathId.path.length > 0 && isSamePath(formContext.selected, path);
  useEffect(() => {
    if (isSelected) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const isGroup = schema.type === 'object';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only shows where it is
    <div
      ref={own}
      className={styles.field}
      data-path={JSON.stringify(path)}
      data-selected={isSelected}
      onPointerOver={(event) => {
        event.stopPropagation();
        formContext.mark(path);
      }}
      onFocus={(event) => {
        event.stopPropagation();
        formContext.mark(path);
      }}
    >
      {displayLabel && !isGroup ? (
        <Labelled
          label={label}
          description={rawDescription}
          examples={Array.isArray(schema.examples) ? schema.examples : undefined}
          required={required ?? false}
          errors={rawErrors ?? []}
          isWarned={isWarned(rawErrors ?? [], formContext)}
        >
          {children as React.ReactElement}
        </Labelled>
      ) : (
        children
      )}
    </div>
  );
}

/** A group of properties: those that are set and the slots, and a way to each of the others. */
export function ObjectFieldTemplate(props: GroupProps) {
  const { properties, formData, fieldPathId, registry, schema, uiSchema, title } = props;
  const { formContext } = registry;
  const { slots = [], unknown = [], union, part, type } = optionsOf(uiSchema);
  const isBare = isRecord(uiSchema?.['ui:options']) && uiSchema['ui:options'].isBare === true;
  const path = [...formContext.unit, ...fieldPathId.path];
  const value = isRecord(formData) ? formData : {};
  const required = schema.required ?? [];
  const own = useRef<HTMLDivElement>(null);
  const isOpen = (name: string) =>
    isBare ||
    value[name] !== undefined ||
    required.includes(name) ||
    slots.includes(name) ||
    isTypedIn(own.current, name);
  const shown = properties.filter(({ name }) => isOpen(name));
  const others = properties.filter(({ name }) => !isOpen(name));
  const isRoot = fieldPathId.path.length === 0;
  return (
    <div ref={own} className={isRoot || isBare ? styles.root : styles.group}>
      {!isRoot && !isBare && (
        <GroupHead
          title={title}
          description={schema.description}
          open={() => formContext.select(path)}
        />
      )}
      {union !== undefined && part !== undefined && (
        <UnionHead context={formContext} path={path} part={part} type={type} />
      )}
      {shown.map(({ name, content }) => (
        <div key={name} className={styles.property} data-property={name}>
          {content}
        </div>
      ))}
      {unknown.length > 0 && (
        <UnknownProperties
          names={unknown}
          path={path}
          value={value}
          errors={props.errorSchema}
          context={formContext}
        />
      )}
      {others.length > 0 && (
        <Others
          names={others.map(({ name }) => name)}
          schema={schema}
          add={(name) => {
            const inner = optionsOf(uiSchema?.[name]).part;
            const { document } = formContext;
            const first = firstValue(document, inner ?? {}, knownOf(formContext));
            formContext.edit([...path, name], first);
            formContext.select([...path, name]);
          }}
        />
      )}
    </div>
  );
}

/** Whether somebody types in a property's input: what they clear may get another value. */
function isTypedIn(group: Element | null, name: string): boolean {
  const { activeElement } = document;
  const property = activeElement?.closest('[data-property]');
  return (
    activeElement instanceof HTMLInputElement &&
    property?.parentElement === group &&
    property.getAttribute('data-property') === name
  );
}

interface GroupHeadProps {
  readonly title: string;
  readonly description: string | undefined;
  readonly open: () => void;
}

function GroupHead({ title, description, open }: GroupHeadProps) {
  return (
    <div className={styles.groupHead}>
      <h2>
        {description === undefined ? (
          title
        ) : (
          <InfoLabel info={<Explanation description={description} />}>{title}</InfoLabel>
        )}
      </h2>
      <Button
        size="small"
        appearance="subtle"
        icon={<Icon name="right" size={14} />}
        aria-label={words.form.open(title)}
        onClick={open}
      />
    </div>
  );
}

interface OthersProps {
  readonly names: readonly string[];
  readonly schema: RJSFSchema;
  readonly add: (name: string) => void;
}

/** Properties that may be added, each with what it is for. */
function Others({ names, schema, add }: OthersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.others}>
      <Button
        size="small"
        appearance="subtle"
        aria-expanded={isOpen}
        icon={<Icon name={isOpen ? 'down' : 'add'} size={14} />}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{words.form.more(names.map(labelOf))}</span>
      </Button>
      {isOpen && (
        <ul>
          {names.map((name) => {
            const part = schema.properties?.[name];
            const said = isRecord(part) ? part.description : undefined;
            return (
              <li key={name}>
                <button type="button" onClick={() => add(name)}>
                  <span>{labelOf(name)}</span>
                  <small>{typeof said === 'string' ? said.replaceAll('`', '') : ''}</small>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
