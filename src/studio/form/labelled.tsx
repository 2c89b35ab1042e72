import { Field, InfoLabel } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import styles from './group.module.css';

interface LabelledProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly examples?: readonly unknown[] | undefined;
  readonly required?: boolean;
  readonly errors?: readonly string[];
  /** Whether the errors are warnings alone. */
  readonly isWarned?: boolean;
  readonly children: ReactElement;
}

/** An input under its name, with what the schemas say of it and what is wrong with it. */
export function Labelled(props: LabelledProps) {
  const { label, description, examples, required = false, errors = [], isWarned, children } = props;
  return (
    <Field
      size="small"
      required={required}
      label={{
        children: (_: unknown, slot: object) => (
          <InfoLabel
            {...slot}
            size="small"
            {...(description !== undefined && {
              info: <Explanation description={description} examples={examples} />,
            })}
          >
            {label}
          </InfoLabel>
        ),
      }}
      {...(errors.length > 0 && {
        validationState: isWarned === true ? ('warning' as const) : ('error' as const),
        validationMessage: errors.join(' '),
      })}
    >
      {children}
    </Field>
  );
}

interface ExplanationProps {
  readonly description: string;
  readonly examples?: readonly unknown[] | undefined;
}

/** A description of the schemas, names in code set as such, with the examples that stand beside it. */
export function Explanation({ description, examples = [] }: ExplanationProps) {
  return (
    <div className={styles.explanation}>
      <p>{withCode(description)}</p>
      {examples.slice(0, 2).map((example) => (
        <pre key={JSON.stringify(example)}>{printExample(example)}</pre>
      ))}
    </div>
  );
}

function printExample(example: unknown): string {
  const short = JSON.stringify(example);
  return short.length <= 44 ? short : JSON.stringify(example, null, 1);
}

function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
