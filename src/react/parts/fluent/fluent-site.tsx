import { FluentProvider, type Theme, webLightTheme } from '@fluentui/react-components';
import { useDirection } from '../../state/context.ts';
import styles from './fluent-site.module.css';

/**
 * Fluent's theme, made from the site's own tokens: its colours and fonts are references to the
 * custom properties that theme.json fills, so one file holds them all.
 */
const THEME: Theme = {
  ...webLightTheme,
  fontFamilyBase: 'var(--font-text)',
  fontSizeBase300: 'var(--size-quiet)',
  lineHeightBase300: 'var(--leading-latin)',
  borderRadiusMedium: 'var(--shape-corner)',
  borderRadiusXLarge: 'var(--shape-corner)',
  colorNeutralForeground1: 'var(--color-ink)',
  colorNeutralForeground1Hover: 'var(--color-accent)',
  colorNeutralForeground1Pressed: 'var(--color-accent)',
  colorNeutralForeground2: 'var(--color-ink)',
  colorNeutralForeground2Hover: 'var(--color-accent)',
  colorNeutralForeground2Pressed: 'var(--color-accent)',
  colorNeutralForeground2BrandHover: 'var(--color-accent)',
  colorNeutralForeground3: 'var(--color-ink-quiet)',
  colorNeutralBackground1: 'var(--color-surface)',
  colorNeutralBackground1Hover: 'var(--color-accent-tint)',
  colorNeutralBackground1Pressed: 'var(--color-accent-tint)',
  colorNeutralStroke1: 'var(--color-rule)',
  colorNeutralStroke1Hover: 'var(--color-accent)',
  colorTransparentStroke: 'var(--color-rule)',
  colorBrandForeground1: 'var(--color-accent)',
  colorBrandStroke1: 'var(--color-accent)',
  colorCompoundBrandStroke: 'var(--color-accent)',
  colorCompoundBrandStrokeHover: 'var(--color-accent)',
  colorCompoundBrandStrokePressed: 'var(--color-accent)',
  colorStrokeFocus2: 'var(--color-accent)',
  colorBackgroundOverlay: 'var(--color-scrim)',
  shadow8: 'none',
  shadow16: 'none',
  shadow64: 'none',
};

/** Around every use of Fluent: its theme and the page's direction, without a box of its own. */
export function FluentSite({ children }: { readonly children: React.ReactNode }) {
  return (
    <FluentProvider theme={THEME} dir={useDirection()} className={styles.site ?? ''}>
      {children}
    </FluentProvider>
  );
}
