import { type BrandVariants, createLightTheme, type Theme } from '@fluentui/react-components';

/** Cinnabar, from its darkest shade to its tint. */
const CINNABAR: BrandVariants = {
  10: '#140403',
  20: '#2a0b09',
  30: '#43120f',
  40: '#561714',
  50: '#671c18',
  60: '#76221c',
  70: '#832720',
  80: '#8e2b24',
  90: '#9d443c',
  100: '#ab5a52',
  110: '#b97069',
  120: '#c68781',
  130: '#d39e99',
  140: '#e0b6b2',
  150: '#ecd0cc',
  160: '#f4e8e4',
};

/** The look of the studio: paper and ink, square corners, one accent. */
export const studioTheme: Theme = {
  ...createLightTheme(CINNABAR),
  fontFamilyBase: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans SC", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  borderRadiusSmall: '2px',
  borderRadiusMedium: '2px',
  borderRadiusLarge: '3px',
  borderRadiusXLarge: '3px',
  colorNeutralBackground2: '#faf8f4',
  colorNeutralBackground3: '#f5f1ea',
  colorNeutralBackground1Hover: '#f7f3ed',
  colorNeutralBackground1Pressed: '#efe9df',
  colorNeutralBackground1Selected: '#f4e8e4',
  colorSubtleBackgroundHover: '#f1ebe2',
  colorSubtleBackgroundPressed: '#e9e1d5',
  colorSubtleBackgroundSelected: '#f4e8e4',
  colorNeutralForeground1: '#23201c',
  colorNeutralForeground2: '#3d3832',
  colorNeutralForeground3: '#6b645b',
  colorNeutralForeground4: '#6b645b',
  colorNeutralStroke1: '#cfc6b9',
  colorNeutralStroke2: '#e3ddd3',
  colorNeutralStroke3: '#eee9e1',
  colorNeutralStrokeAccessible: '#7d7468',
};
