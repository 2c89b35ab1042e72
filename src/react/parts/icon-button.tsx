import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does, in words. */
  readonly label: string;
}

/** A button that is an icon, large enough for a finger. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
    />
  );
}
