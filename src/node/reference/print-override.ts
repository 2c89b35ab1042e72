import { locate, type OverrideWords } from '../site-folder/index.ts';
import { linkToFile, printHeading, type ReferencePage } from './reference-page.ts';

/** The title of the group of components that build pages by themselves. */
export const OVERRIDES_TITLE = 'Overrides';

export const ABOUT_OVERRIDES = `What builds a page by itself, in place of the renderer. A page names it as \`"override"\`.`;

/** A component that builds pages by itself; what it is for is said above it. */
export function printOverride(
  { name, folder, description }: OverrideWords,
  page: ReferencePage,
): string {
  const file = locate(page.root, `${folder}/index.tsx`);
  const paragraphs = [
    printHeading(`\`${name}\` override`, page, 1),
    ...(description === '' ? [] : [description]),
    `Its component: [\`${folder}\`](${linkToFile(file, page)}).`,
    `\`\`\`json\n{ "override": "${name}" }\n\`\`\``,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
