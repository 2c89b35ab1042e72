import type { FindingKind } from './finding-kind.ts';

/** What frames and site.json say, and cannot mean. */
export const FRAME_FINDINGS = {
  M218: {
    name: 'slot that the layout lacks',
    severity: 'error',
    meaning:
      'A tab adds a slot to the common item that the common layout does not render. It would be dropped without a word.',
    example: {
      file: 'manifests/find.json',
      wrong: '"item": { "subtitle": "id", "note": "name" }',
      fixed: '"item": { "subtitle": "id", "tags": "tags" }',
    },
  },
  M219: {
    name: 'heading without a source',
    severity: 'error',
    meaning:
      'The heading of a split frame’s view names a field, but the frame has no `titles`, the source that would bring it.',
    example: {
      file: 'manifests/front.json',
      wrong: '"type": "split",\n    "views": [',
      fixed: '"type": "split",\n    "titles": { "endpoint": "/home/titles" },\n    "views": [',
    },
  },
  M220: {
    name: 'field that is no list',
    severity: 'error',
    meaning:
      'The parts of an accordion, a block of links or files, and tags show the entries of a list; the API description says that the field holds none.',
    example: {
      file: 'manifests/contact.json',
      wrong: '"items": "name"',
      fixed: '"items": "addresses"',
    },
  },
  M221: {
    name: 'parameter that is taken',
    severity: 'error',
    meaning:
      'Of a URL `page` is the page of a list and `lang` the language; and tabs, their search and what is chosen of lists cannot share one parameter.',
    example: {
      file: 'manifests/find.json',
      wrong: '"label": "menu.news",\n    "parameter": "page",',
      fixed: '"label": "menu.news",\n    "parameter": "area",',
      part: '"label": "menu.news",',
    },
  },
  M230: {
    name: 'value that CSS does not know',
    severity: 'error',
    meaning:
      'A colour, a size or a duration of the theme is none. Browsers pass over it without a word, so that what it sets looks as if nothing had been said.',
    example: {
      file: 'manifests/theme.json',
      wrong: '"ink": "#23201"',
      fixed: '"ink": "#23201c"',
    },
  },
  M231: {
    name: 'font that is used for nothing',
    severity: 'warning',
    meaning:
      'A family that the site brings stands in no list of the theme’s fonts, mostly since one of the two names is misspelt. Readers load it, and see another.',
    example: {
      file: 'manifests/site.json',
      wrong: '"family": "Latn"',
      fixed: '"family": "Latin"',
    },
  },
  M247: {
    name: 'letters that a font lacks',
    severity: 'warning',
    meaning:
      'Texts have letters that a font of the site is for, by its script or range, and has no glyph of. Browsers show these in the next font that has them, so that words are set in two.',
    example: {
      file: 'manifests/site.json',
      wrong: '"en": "Small Institute of Naˀah"',
      fixed: '"en": "Small Institute"',
    },
  },
  M232: {
    name: 'value that the theme lacks',
    severity: 'error',
    meaning:
      'A stylesheet of the renderers uses a value that the theme does not have, mostly since its name is misspelt in `theme.json`. Browsers pass over what is set by it.',
    example: {
      file: 'renderers/layouts/card.module.css',
      wrong: '`color: var(--color-ikn)`',
      fixed: '`color: var(--color-ink)`',
      make: () => '.card {\n  color: var(--color-ikn);\n}\n',
    },
  },
  M238: {
    name: 'words that do not stand out',
    severity: 'warning',
    meaning:
      'A colour of the theme that words have, `ink`, `ink-quiet` or `accent`, is too much like one that stands behind them: `paper`, `surface`, and `accent-tint` behind the accent. Words need a contrast of 4.5 to 1 (WCAG 2.2, level AA); many readers cannot read what has less.',
    example: {
      file: 'manifests/theme.json',
      part: '"ink-quiet": "#6b645b"',
      wrong: '"paper": "#faf8f4", "ink-quiet": "#9b948b"',
      fixed: '"paper": "#faf8f4", "ink-quiet": "#6b645b"',
    },
  },
  M229: {
    name: 'option without effect',
    severity: 'warning',
    meaning:
      'The layout shows the slot in one way only, the source is read in another, or another option holds in its place, so that this one changes nothing.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"image": { "field": "photo", "ratio": "3/2" }',
      fixed: '"image": "photo"',
    },
  },
  M239: {
    name: 'server that pages may not show',
    severity: 'error',
    meaning:
      'A block shows what another server has, such as a film or a map, and `embeds` of `site.json` does not name that server. Pages tell browsers which servers may show something within them; what comes from another stays empty.',
    example: {
      file: 'manifests/people/fellow.json',
      wrong:
        '{ "type": "map", "url": "https://maps.example/at/{id}", "page": "https://maps.example/{id}", "title": "name" }',
      fixed: '{ "type": "external-link", "url": "https://maps.example/{id}" }',
      part: '{ "type": "email", "field": "email", "copy": true }',
    },
  },
  M260: {
    name: 'block without what some readers need',
    severity: 'warning',
    meaning:
      'A film has no captions, or a recording nothing in writing, so that whoever cannot hear it learns nothing of it. Name the field that holds the file, even where some items have none yet.',
    example: {
      file: 'manifests/people/fellow.json',
      wrong: '{ "type": "audio", "field": "attachments.0.url", "title": "name" }',
      fixed:
        '{ "type": "audio", "field": "attachments.0.url", "title": "name", "transcript": "attachments.0.url" }',
      part: '{ "type": "email", "field": "email", "copy": true }',
    },
  },
  M261: {
    name: 'block that makes a file, where there can be none',
    severity: 'error',
    meaning:
      'The block makes a file of the item that its page is about, at the page’s path. On the page of a list there is no such item, nor in a tab or a part of a page, and a second block of that kind would lead to the same file as the first. A list whose layout is `agenda` has such a file for each event.',
    example: {
      file: 'manifests/news.json',
      wrong:
        '"contact": { "mobile": "dialog", "blocks": [{ "type": "calendar", "title": "name", "start": "publishedAt" }] }',
      fixed: '"note": { "field": "publishedAt", "format": "date" }',
    },
  },
  M233: {
    name: 'one of several parts is needed',
    severity: 'error',
    meaning:
      'The part says nothing, or two things of which one can hold: a contact line is one of a text, an address, a telephone number and an e-mail address; a social link has a network or an icon of its own, leads to an address or opens a picture, and says what it is; a font names a script or a range of characters.',
    example: {
      file: 'manifests/site.json',
      wrong: '"weight": 400 }',
      fixed: '"weight": 400, "script": "latin" }',
    },
  },
  M234: {
    name: 'answer that nobody asks for',
    severity: 'error',
    meaning:
      'A part is made of an answer of the API, and site.json does not say which call it is the answer of: the footer names a field but no `endpoint`, or a section has `children` and the header no `navigation`.',
    example: {
      file: 'manifests/site.json',
      wrong: '"logo": { "field": "bottomLogo" }',
      fixed: '"endpoint": "/home/site-infrastructure", "logo": { "field": "bottomLogo" }',
    },
  },
  M235: {
    name: 'unknown API',
    severity: 'error',
    meaning:
      'A source, the header or the footer chooses an API by a name that `apis` of `site.json` does not have, so that nobody could be asked.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"source": { "api": "directry", "endpoint"',
      fixed: '"source": { "endpoint"',
    },
  },
  M236: {
    name: 'paths of APIs that meet',
    severity: 'error',
    meaning:
      'Two APIs have one path on the site, or one below the other’s, or one that the server needs for itself: of a call nobody could tell which of them it is for. The path at the backend may be the same; it is said in `path`.',
    example: {
      file: 'manifests/site.json',
      wrong: '"base": "/media"',
      fixed: '"base": "/api"',
    },
  },
  M222: {
    name: 'language listed twice',
    severity: 'error',
    meaning: 'One language stands in the list of languages twice, and so another is missing.',
    example: {
      file: 'manifests/site.json',
      wrong: '{ "code": "zh", "tag": "en", "label": "English" }',
      fixed: '{ "code": "en", "tag": "en", "label": "English" }',
    },
  },
  M227: {
    name: 'header that cannot be sent',
    severity: 'error',
    meaning:
      'A browser sets this header itself and drops what a page says there, so that every call would come without its language. Of `headers` and `secretHeaders`: each call has this header already, or the variable is one that the server reads for something else.',
    example: {
      file: 'manifests/site.json',
      wrong: '"languageHeader": "Cookie"',
      fixed: '"languageHeader": "Accept-Language"',
    },
  },
  M224: {
    name: 'unknown language',
    severity: 'error',
    meaning:
      'A text has words under a code that site.json does not list, or `manifests/texts/` has a file of such a name, so that nobody would read them; or `words.json` of a renderer has words in a language that neither the site nor the engine has. Of `fallback`: the language has to be another one of the list, and lead to an end.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"empty": { "zh": "无", "em": "None" }',
      fixed: '"empty": { "zh": "无", "en": "None" }',
    },
  },
  M223: {
    name: 'widths that do not rise',
    severity: 'error',
    meaning:
      'A breakpoint, or the width of a rendition, is not above the one before it, so that one of them would never hold.',
    example: {
      file: 'manifests/site.json',
      wrong: '"sm": 450, "tile": 75, "md": 1024',
      fixed: '"sm": 450, "tile": 750, "md": 1024',
    },
  },
} as const satisfies Record<string, FindingKind>;
