/** What the studio says of whole gestures. */
export const gestureWords = {
  addPage: 'Add a page',
  addSection: 'Add a section',
  addLanguage: 'Add a language',
  removeLanguage: 'Remove a language',
  copyPage: 'Copy the page',
  movePage: 'Move the page, or change its route',
  removePage: 'Remove the page',
  addOverride: 'Write a component for the page',
  moveSection: 'Change the route of the section',
  removeSection: 'Remove the section',
  add: 'Add',
  copy: 'Copy',
  move: 'Move',
  remove: 'Remove',
  inSpite: 'Do it all the same',
  against: 'This stands against it:',
  refused: 'This cannot be done:',
  preview: 'What would be done:',
  madeOf: 'What the page is made of',
  like: 'Like another page',
  fromEndpoint: 'From an endpoint',
  fromExample: 'From an example',
  likeWhich: 'The page that it is like',
  endpoint: 'Endpoint',
  endpointHint:
    'The path of what the page shows. A list of content has that of its folder: /people. For a new kind of content, write a path that is not there yet.',
  newContent: 'A new kind of content',
  contentMissing: (endpoint: string) =>
    `No content of this site is at ${endpoint} yet. A first item can be written there, a draft in each language, which no reader gets until it is published.`,
  beginContent: 'Begin this content',
  contentBegun: (files: readonly string[]) =>
    `Written: ${files.join(', ')}. The page can be added now, and the item be filled in:`,
  layout: 'Layout',
  layoutIfAny: 'Layout, where you want a certain one',
  layoutThatFits: 'Whichever fits',
  section: 'Section',
  noSection: 'No section',
  titleIn: (language: string) => `Title in ${language}`,
  route: 'Route',
  routeRule: 'Small letters, digits and hyphens between slashes, as in /people/guests.',
  sectionHint: 'A section stands in the menu as soon as it has a page.',
  code: 'Code of the language',
  codeHint: 'As in de, fr or pt-BR.',
  codeRule: (code: string) =>
    `“${code}” is no code of a language: two or three small letters, then parts after hyphens, as in pt-BR.`,
  codeTaken: (code: string) => `The site speaks ${code} already.`,
  languageName: 'Name of the language',
  languageNameHint: 'As its own readers call it: Deutsch, Français.',
  standIn: 'Texts that stand in until they are translated',
  whichLanguage: 'Language',
  removingLanguage:
    'Its words go from every manifest, and its texts and files of the content with them. Undo brings all back.',
  moveHint:
    'Links to it, texts named after it and its details follow; the old route leads to the new one. Its title stays: that is changed in the form, under Menu.',
  removingPage: (title: string) => `“${title}” is removed with its manifest. Its content stays.`,
  withDetails: (titles: readonly string[]) =>
    `Remove ${titles.map((title) => `“${title}”`).join(', ')} too, which shows its items one by one`,
  withoutDetails: (titles: readonly string[]) =>
    `${titles.map((title) => `“${title}”`).join(', ')} stays in the site without this list.`,
  removingSection: (title: string) =>
    `“${title}” is removed with all its pages. Their content stays.`,
  overrideHint: (name: string) =>
    `The files are added to renderers/overrides/${name}; the page names them in its manifest.`,
  overrideName: 'Name of the component',
} as const;
