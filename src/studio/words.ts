import type { Unfit } from '../core/studio/unfit-layout.ts';
import { changeWords, count } from './change-words.ts';
import { gestureWords } from './gesture-words.ts';

/** Every word that the studio says by itself; what it says of properties comes from the schemas. */
export const words = {
  // Landmarks of the studio have names, by which they are told from those of the page that it shows.
  studio: 'Studio',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  history: {
    region: 'History',
    undoName: 'Undo',
    redoName: 'Redo',
    undo: (label: string) => `Undo: ${label}`,
    redo: (label: string) => `Redo: ${label}`,
    nothing: 'Nothing to go back to',
    undone: (label: string, reopened: readonly string[]) =>
      reopened.length === 0
        ? `Undone: ${label}.`
        : `Undone, behind the last save: ${label}. ${reopened.join(', ')} ${reopened.length === 1 ? 'differs' : 'differ'} from what is saved.`,
    several: (steps: number) => `${steps} steps`,
    redone: (label: string) => `Done again: ${label}.`,
    done: (label: string) => `Changed: ${label}.`,
    changed: (place: string, file: string) => `${place} of ${file}`,
    typed: (file: string) => `text of ${file}`,
  },
  showing: {
    select: 'Select',
    width: 'Width of the page',
    fit: 'Fit',
    language: 'Language of the page',
  },
  tools: {
    name: 'Tools',
    texts: 'Texts in every language',
    theme: 'Colours and contrast',
    addLanguage: 'Add a language',
    gallery: 'Gallery: layouts, frames, blocks, formats (another window)',
    content: 'Content: articles, people, pictures (another window)',
  },
  site: {
    region: 'Site',
    tree: 'Sections and pages',
    search: 'Find a page',
    none: (sought: string) => `No page has “${sought}” in its title or route.`,
    add: 'Add to the site',
    actions: 'Actions for what is chosen',
    wholeSite: 'Site: header, footer, languages…',
    open: (title: string) => `Open ${title}`,
    close: (title: string) => `Close ${title}`,
    state: {
      changed: 'changed, and not saved',
      within: 'has changed pages that are not saved',
      conflict: 'changed on disk, too',
    },
    detailOf: (list: string) => `${list}: detail`,
    notInMenu: 'not in the menu',
    hasErrors: 'errors',
  },
  page: {
    region: 'Page',
    frame: 'The page as readers see it',
    enter: 'Go into the page',
    loading: 'Loading the page…',
    changed: 'Not saved',
    conflict: 'Changed on disk, too',
    stale: 'The page shows the last draft without errors',
    nothing: 'There is no page before the errors are fixed',
    scale: (width: number, percent: number) =>
      percent === 100 ? `${width} px` : `${width} px at ${percent} %`,
  },
  /** The main area, which has the page and its text: landmarks of the page have names of their own. */
  middle: 'Page and text',
  side: { region: 'What is selected', part: 'Form', theme: 'Theme' },
  panel: {
    region: 'Text, answer and findings',
    height: 'Height of the panel',
    json: 'JSON',
    fields: 'Fields of the answer',
    findings: 'Findings',
    texts: 'Texts',
  },
  status: {
    region: 'State of the studio',
    place: 'What is pointed at or selected',
    said: 'What has happened',
    findings: (number: number) =>
      number === 0 ? 'No findings' : count(number, 'finding', 'findings'),
    away: 'The server does not answer',
  },
  messages: {
    region: 'Messages',
    away: 'The development server does not answer. What you change stays here and is sent as soon as it is back; start it again in its terminal, with the command that you used.',
    resumed: (files: number) =>
      `Your last session ended before it was saved. Its changes to ${count(files, 'file', 'files')} are here again.`,
    shared: (files: number) =>
      `This site is open in another window, too. Both change the same draft, which has changes to ${count(files, 'file', 'files')} that are not saved.`,
    look: 'Look at them',
    startAfresh: 'Discard them',
    goOn: 'Go on',
  },
  problems: {
    changedElsewhere: (file: string) =>
      `${file} was changed elsewhere meanwhile. Your change was made on what it says now.`,
    notSaved:
      'The site was changed elsewhere meanwhile, and is shown as it is now. Look at what would be written, and save once more.',
  },
  reorder: {
    moved: (name: string, place: number, all: number) => `${name} is at place ${place} of ${all}.`,
    atEnd: (name: string) => `${name} cannot be moved further.`,
  },
  form: {
    nothing: 'Choose a page at the left, or point at the page and click what you want to change.',
    removed: (file: string) => `${file} is removed when you save. Undo brings it back.`,
    noJson: 'The text below is no valid JSON. The form is here again once it is.',
    noForm: 'This file has no form; edit it as text below.',
    crumbs: 'Where the form’s part stands',
    whole: 'Whole file',
    emptySlot: 'Empty',
    openList: (label: string) => `Values for ${label}`,
    asTyped: (typed: string) => (typed === '' ? 'No other is known' : `Use “${typed}”`),
    options: (label: string, set = 0) =>
      set === 0 ? `Options of ${label}` : `Options of ${label}: ${set}`,
    moveSlot: (label: string) => `Exchange ${label} with another slot`,
    swapped: (one: string, other: string) => `${one} and ${other} exchanged`,
    writtenAs: (label: string) => `How ${label} is written`,
    writeHere: 'Write it here, in every language',
    useKey: 'Use a text of the site’s texts',
    useField: 'Take it from a field of the answer',
    useMarkdown: 'Take it from a Markdown file',
    keyOf: (label: string) => `Key of ${label}`,
    fieldOf: (label: string) => `Field of ${label}`,
    markdownOf: (label: string) => `Markdown file of ${label}`,
    textIn: (label: string, language: string) => `${label} in ${language}`,
    what: (label: string) => `What is ${label}?`,
    add: (label: string) => `Add ${label.toLowerCase()}`,
    addTo: (label: string) => `Add to ${label.toLowerCase()}`,
    newName: (label: string) => `New name in ${label.toLowerCase()}`,
    remove: (label: string) => `Remove ${label}`,
    entry: (label: string, place: number) => `${label} ${place}`,
    open: (label: string) => `Open ${label} by itself`,
    more: (names: readonly string[]) =>
      `${count(names.length, 'further property', 'further properties')}: ${names.join(', ')}`,
    unknown: 'Properties that are not known here',
    change: (kind: string) => `Change the ${kind}`,
    routeAlone: (kind: 'page' | 'section') =>
      `Links do not follow a route that is changed here. Undo, and choose “${kind === 'page' ? gestureWords.movePage : gestureWords.moveSection}” in the menu “…” above the tree.`,
    lost: (type: string, names: readonly string[]) =>
      `“${type}” has no place for ${names.join(', ')}, left out here. Undo brings it back, and so does changing back.`,
    inShort: 'Write it in short',
    byDefault: (value: string) => `By default: ${value}`,
  },
  fields: {
    none: 'Choose a page that shows an answer of the API, and its fields are listed here.',
    hint: 'Drag a field into a slot of the form, or choose it there.',
    search: 'Find a field',
  },
  json: {
    nothing: 'Choose a page or a section to see its file.',
    editor: (file: string) => `Text of ${file}`,
  },
  findings: {
    none: 'Nothing is wrong with the draft.',
    error: 'Error',
    warning: 'Warning',
    fix: 'Fix it',
    fixed: (code: string, file: string) => `fix of ${code} in ${file}`,
  },
  texts: {
    search: 'Find a text',
    whole: 'Texts of the whole site',
    openOnly: 'Only what may be to translate',
    state: (missing: number, untranslated: number) => {
      if (missing + untranslated === 0) return 'Every text is there in every language.';
      const lacking = `${count(missing, 'text lacks', 'texts lack')} a language`;
      return untranslated === 0
        ? `${lacking}.`
        : `${lacking}; ${count(untranslated, 'text is', 'texts are')} the same in two languages, and may be still to be translated.`;
    },
    sameWords: 'The same words as in another language',
    text: 'Text',
    none: 'Missing',
    changed: (place: string) => `text ${place}`,
  },
  theme: {
    colors: 'Colours',
    contrasts: 'Contrast',
    changed: (name: string) => `colour ${name}`,
    pick: (name: string) => `Pick ${name}`,
    value: (name: string) => `Value of ${name}`,
    pair: (text: string, background: string) => `${text} on ${background}`,
    // Rounded down, as findings say it: 4.499 is not enough.
    ratio: (ratio: number, least: number) =>
      `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1, least ${least}`,
    enough: 'enough',
    tooLittle: 'too little',
    rest: 'Fonts, sizes and distances',
  },
  ...changeWords,
  /** Why a layout is not to be chosen. */
  unfit: (why: Unfit) => {
    if ('slot' in why) {
      const kind = { image: 'a picture', date: 'a date', file: 'a file' }[why.kind];
      return `Not here: it needs ${kind} as “${why.slot}”, and no field of the answer has one.`;
    }
    return why.shows === 'one'
      ? 'Not here: it shows one item, and this is a list.'
      : 'Not here: it shows a list, and this is one item.';
  },
  gestures: gestureWords,
} as const;
