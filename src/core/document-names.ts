// Names by which scripts, styles, the server and tests speak of parts of a document. They stand here
// once, each with who says it; a test holds all others against this list.

/** Classes that are the same in every file; those of one component are made unique by the build. */
export const CLASSES = [
  /** Of the document, by its own script: the page waits for faces, and the loading view may yet be spared. */
  'fonts-beginning',
  /** The loading view shows: faces of the first screen are on their way. */
  'fonts-loading',
  /** Nothing has been painted yet: pictures out of sight are not asked for. */
  'unpainted',
  /** Items out of sight are not laid out. */
  'first-screen',
  /** What takes a skeleton's place is there, and its faces are on their way. */
  'main-late',
  /** Of the loading view in index.html. */
  'font-loading-view',
  /** Seen by nobody, and read to those who listen. */
  'visually-hidden',
  /** Of the message for browsers that are not supported. */
  'unsupported-browser',
] as const;

/** Attributes that say how a part is, for styles, scripts and tests; those that one renderer alone has stand in its folder. */
export const ATTRIBUTES = [
  /** Of the root: React has taken the page over. */
  'data-reactive',
  /** Of the overlay of development: what a renderer has thrown. */
  'data-failure',
  /** Of the document: it was sent ahead of its data, which follow in it. */
  'data-ahead',
  /** Of an older engine's document: it stays as the server sent it. */
  'data-older',
  /** Of what has a state: shown or marked, folded out, come to rest. */
  'data-active',
  'data-open',
  'data-settled',
  /** Of texts: how many lines are shown, boxes of one height, cut ones and their buttons. */
  'data-clamp',
  'data-box',
  'data-cut',
  'data-read-on',
  /** Of a title that is in another language than the page: the other language's own name. */
  'data-language',
  /** Of a part that stands beside the screen at first: its characters may come after the first paint. */
  'data-later',
  /** Of the places of pictures. */
  'data-ratio',
  'data-color',
  /** How many tiles a part of a column of tiles holds. */
  'data-part-length',
  /** How an item is set off from the others. */
  'data-mark',
  /** At which side a part stands. */
  'data-side',
  /** Of a link to fonts that the page waits for; of a file the face that it is, with a character. */
  'data-faces',
  /** Of a link: its page is asked for ahead of a click. */
  'data-prefetch',
] as const;

/** The area that the skip link leads to. */
export const MAIN_ID = 'main';

/** Elements that scripts find by their ids. */
export const IDS = {
  /** Of the stylesheet of the first screen's fonts. */
  pageFonts: 'page-fonts',
  /** Of the whole stylesheet, for what scripts add to the page. */
  pageStyles: 'page-styles',
  /** Of what React renders into. */
  root: 'root',
  /** Of the template with the page's scripts, which are taken out after the first paint. */
  scripts: 'site-scripts',
  /** Of the data that the page was rendered with. */
  snapshot: 'site-snapshot',
} as const;

/** Events of the window, by which scripts of a document tell each other what has happened. */
export const EVENTS = {
  /** The faces of the first screen are there, and its text shows in them. */
  pageShown: 'page-shown',
  /** The server cuts out no further characters: fonts in reserve are needed. */
  fontsMissing: 'fonts-missing',
  /** React takes the page over: it keeps by itself what is pressed from now on. */
  takeover: 'takeover',
  /** The page answers: what was pressed before is pressed again. */
  reactive: 'reactive',
  /** The page's scripts have failed: nothing will answer. */
  unreactive: 'unreactive',
} as const;
