import { type ContactLine, phoneUrl } from '../../core/index.ts';
import styles from './footer.module.css';

/** How the institute is reached: a line each. */
export function FooterContact({ lines }: { readonly lines: readonly ContactLine[] }) {
  return (
    <address className={styles.contact}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </address>
  );
}

function Line({ line: { kind, label, text } }: { readonly line: ContactLine }) {
  return (
    <p className={kind === 'address' ? styles.address : undefined}>
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <Value kind={kind} text={text} />
    </p>
  );
}

function Value({ kind, text }: Pick<ContactLine, 'kind' | 'text'>) {
  const href = phoneUrl(text);
  switch (kind) {
    case 'phone':
      return href === undefined ? text : <a href={href}>{text}</a>;
    case 'email':
      return <a href={`mailto:${text}`}>{text}</a>;
    default:
      return text;
  }
}
