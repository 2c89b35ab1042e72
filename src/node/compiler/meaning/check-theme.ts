import { transform } from 'lightningcss';
import type { Theme } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { quote } from '../text/suggest.ts';

/** What the values of each group are: properties of CSS of which one takes them, and an example. */
const GROUPS = {
  color: { properties: ['color'], noun: 'colour', example: '"#8e2b24" or "rgb(35 32 28 / 45%)"' },
  font: {
    properties: ['font-family', 'font-weight'],
    noun: 'list of families and no weight',
    example: '"Georgia, serif" or "600"',
  },
  size: { properties: ['font-size'], noun: 'font size', example: '"1.0625rem"' },
  leading: { properties: ['line-height'], noun: 'line height', example: '"1.8"' },
  space: { properties: ['padding-top'], noun: 'distance', example: '"0.5rem"' },
  shape: { properties: ['width', 'line-height'], noun: 'width', example: '"40em" or "62.5%"' },
  motion: {
    properties: ['transition-duration', 'transition-timing-function'],
    noun: 'duration and no easing',
    example: '"150ms" or "ease-out"',
  },
} as const;

type Group = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS).filter((name): name is Group => Object.hasOwn(GROUPS, name));
/** Lengths without a unit, which the parser takes and browsers do not. */
const BARE_NUMBER = /^[-+]?(?:\d*\.)?\d*[1-9]\d*$/;
const LENGTHS: readonly Group[] = ['size', 'space', 'shape'];
/** Groups whose values cannot be negative. */
const UNSIGNED: readonly Group[] = ['size', 'leading', 'space', 'shape', 'motion'];
/** Tokens of fonts that are weights; the others are families. */
const WEIGHTS = ['regular', 'strong'];

/** Values that browsers would pass over, so that what they set looks as if there were none. */
export function checkTheme({ value, file }: Validated<Theme>): Finding[] {
  const variables = new Set(
    NAMES.flatMap((group) => Object.keys(value[group]).map((name) => `--${group}-${name}`)),
  );
  return NAMES.flatMap((group) =>
    Object.entries(value[group]).flatMap(([name, token]) => {
      if (isKnown(group, name, token, variables)) return [];
      const { noun, example } = GROUPS[group];
      const message = `"${name}" is ${quote(token)}, which is no ${noun} of CSS; write one such as ${example}`;
      return [createFinding('M230', file.placeOf([group, name]), message)];
    }),
  );
}

function isKnown(
  group: Group,
  name: string,
  token: string,
  variables: ReadonlySet<string>,
): boolean {
  // What a variable of the theme holds is checked where it stands.
  const used = [...token.matchAll(/\bvar\(\s*(--[\w-]+)/g)].map(([, variable = '']) => variable);
  if (used.some((variable) => !variables.has(variable))) return false;
  if (used.length > 0 || /\benv\(/.test(token)) return true;
  if (UNSIGNED.includes(group) && token.trim().startsWith('-')) return false;
  if (WEIGHTS.includes(name) && group === 'font') return takes('font-weight', token);
  if (LENGTHS.includes(group) && BARE_NUMBER.test(token.trim())) return false;
  return GROUPS[group].properties.some((property) => takes(property, token));
}

function takes(property: string, token: string): boolean {
  return parses(`a{${property}:${token}}`);
}

/** Whether the parser knows what the one declaration of a rule means. */
function parses(code: string): boolean {
  const properties: string[] = [];
  try {
    transform({
      filename: 'theme.css',
      code: Buffer.from(code),
      visitor: {
        Declaration: ({ property }) => {
          properties.push(property);
        },
      },
    });
  } catch {
    return false;
  }
  return properties.length > 0 && !properties.includes('unparsed');
}
