import { labelOf } from '../../core/studio/form-kind.ts';
import { type JsonPath, valueAt } from '../model/json-path.ts';
import { summariseValue } from '../model/summarise.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './part-panel.module.css';

interface CrumbsProps {
  readonly file: string;
  readonly unit: JsonPath;
  readonly manifest: unknown;
}

/** Where the form's part stands in its file, and a link to each part around it. */
export function Crumbs({ file, unit, manifest }: CrumbsProps) {
  const studio = useStudio();
  const steps = [[], ...unit.map((_, index) => unit.slice(0, index + 1))].filter(
    // A list is shown with the thing that it is of.
    (path) => !Array.isArray(valueAt(manifest, path)),
  );
  return (
    <nav aria-label={words.form.crumbs}>
      <p className={styles.file}>{file}</p>
      <ol className={styles.crumbs}>
        {steps.map((path, index) => (
          <li key={path.join('.')}>
            {index > 0 && <Icon name="right" size={12} />}
            <button
              type="button"
              aria-current={index === steps.length - 1 ? 'step' : undefined}
              onClick={() => studio.select({ file, path })}
            >
              {nameOf(path, manifest)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function nameOf(path: JsonPath, manifest: unknown): string {
  const step = path.at(-1);
  if (step === undefined) return words.form.whole;
  if (typeof step === 'string') return labelOf(step);
  const [first = ''] = summariseValue(valueAt(manifest, path), '').split(' · ');
  return first || String(step + 1);
}
