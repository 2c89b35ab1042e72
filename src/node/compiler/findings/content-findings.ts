import type { FindingKind } from './finding-kind.ts';

/** A WebP of one pixel, in base64. */
const ONE_PIXEL = 'UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA=';
/** The beginning of a WebP, which says that it is 16383 pixels wide and high. */
const TOO_LARGE = 'RIFF\x12\0\0\0WEBPVP8L\x05\0\0\0\x2f\xfe\xbf\xff\x0f\0';

/** What is beside the manifests: the description of the API, the embedded content, its media. */
export const CONTENT_FINDINGS = {
  M401: {
    name: 'mistake in the API description',
    severity: 'error',
    meaning:
      'The description of the API refers to a part that it does not have, or has no `paths`, so that what an answer holds cannot be told. A backend without a description needs no such file.',
    example: {
      file: 'schemas/api.openapi.json',
      wrong: '`"$ref": "#/components/schemas/NewsItme"`, and no such schema',
      fixed: '`"$ref": "#/components/schemas/NewsItem"`',
      make: (text) =>
        text.replace('"#/components/schemas/NewsItem"', '"#/components/schemas/NewsItme"'),
    },
  },
  M402: {
    name: 'content that is left out',
    severity: 'error',
    meaning:
      'A file of the embedded content cannot be read, or an answer made of it would not be what the API description promises; without a description, a value is of another type than the field has in nearly all other files. The site is served without the file, so that a list lacks the item and its page is not found.',
    example: {
      file: 'content/news/lake.en.md',
      wrong: '`publishedAt: last summer`',
      fixed: '`publishedAt: 2026-06-01T09:00:00+08:00`',
      make: (text) => text.replace(/publishedAt: .*/, 'publishedAt: last summer'),
    },
  },
  M403: {
    name: 'content that nobody reads',
    severity: 'warning',
    meaning:
      'A file of the embedded content has a field, a heading or a text that no answer holds or no page reads, or that is another one misspelt, or no list shows the item. What is written there is seen by nobody.',
    example: {
      file: 'content/news/lake.en.md',
      wrong: '`nmae: The lake` beside the name',
      fixed: '`name: The lake` alone',
      make: (text) => text.replace('name:', 'nmae: The lake\nname:'),
    },
  },
  M404: {
    name: 'no content',
    severity: 'warning',
    meaning:
      'The API description names a list or an object of which the embedded content has no file, so that its page is empty or not found.',
    example: {
      file: 'content/home/titles.zh.md',
      wrong: '`home/titles` is there in no language',
      fixed: '`home/titles.zh.md` and `home/titles.en.md` are there',
      make: () => null,
      also: ['content/home/titles.en.md'],
    },
  },
  M405: {
    name: 'missing file of media',
    severity: 'error',
    meaning:
      'The content, or the manifest of the site, names a picture or a file that is not there: below `/media/` in the media folder, or by a relative path beside the text. Readers would see a broken picture, or a link to nothing. Capital and small letters differ.',
    example: {
      file: 'manifests/site.json',
      wrong: '"logo": "/media/lgoo.svg"',
      fixed: '"logo": "/media/logo.svg"',
    },
  },
  M406: {
    name: 'menu code that the navigation lacks',
    severity: 'warning',
    meaning:
      'An entry with a code is shown where the navigation of the API names that code. The embedded content names none such, so that no menu shows the entry. Without a code it is always shown.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"code": "felows"',
      fixed: '"code": "fellows"',
    },
  },
  M407: {
    name: 'path of no picture',
    severity: 'error',
    meaning:
      'A field that holds a picture has the path of something else: a file of another site, which pages do not show, a path within the site that is not below `/media/`, or a file in a format that browsers do not show, such as HEIC or PDF.',
    example: {
      file: 'content/news/lake.en.md',
      wrong: '`cover: https://photos.example.org/lake.webp`',
      fixed: '`cover: /media/lake.webp`',
      make: (text) => text.replace('/media/', 'https://photos.example.org/'),
    },
  },
  M408: {
    name: 'renditions that no picture has',
    severity: 'error',
    meaning:
      'An entry of `images` of `site.json` is followed by no picture of the content, so that it is probably misspelt; or some of the renditions that it promises of a picture are prepared in the media folder and others are not. Where none is prepared, all are made of the picture.',
    example: {
      file: 'manifests/site.json',
      wrong: '"path": "/media/faculty-felows/"',
      fixed: '"path": "/media/faculty-fellows/"',
    },
  },
  M409: {
    name: 'picture that is too small',
    severity: 'warning',
    meaning:
      'A layout shows the picture larger than it is: it is narrower than the smallest width in which the layout asks for it. It is stretched there, and blurred.',
    example: {
      file: 'media/lake.webp',
      foundIn: 'content/news/lake.en.md',
      wrong: 'a picture of one pixel',
      fixed: 'a picture that is 960 pixels wide',
      make: () => Buffer.from(ONE_PIXEL, 'base64'),
    },
  },
  M410: {
    name: 'picture that is not what is said of it',
    severity: 'error',
    meaning:
      'The file of a picture holds another format than its name says, is empty or damaged, or has another size than `site.json` says. Browsers are told the format by the name; a picture that cannot be read to its end is not sent, as nobody can tell what else is in it.',
    example: {
      file: 'media/logo.svg',
      foundIn: 'manifests/site.json',
      wrong: 'a PNG that is called `logo.svg`',
      fixed: 'an SVG that is called `logo.svg`',
      make: () => '\x89PNG',
    },
  },
  M411: {
    name: 'entry of the navigation out of place',
    severity: 'warning',
    meaning:
      'Two entries of the embedded navigation have one code, an entry stands under one that there is not, or entries stand under each other in a circle. Menus leave such entries out or show one of them.',
    example: {
      file: 'content/home/navigations/people.en.md',
      wrong: '`code: fellows`',
      fixed: '`code: people`',
      make: (text) => text.replace('code: people', 'code: fellows'),
    },
  },
  M412: {
    name: 'link of the content that leads nowhere',
    severity: 'warning',
    meaning:
      'A text or a field of the embedded content has a link to a path that is no page of the site or of none of its items, or a link that leads elsewhere from each page since it begins with neither `/` nor `https://`.',
    example: {
      file: 'content/news/lake.en.md',
      wrong: '`[the fellows](/people/felows)`',
      fixed: '`[the fellows](/people/fellows)`',
      make: (text) => `${text}\n[the fellows](/people/felows)\n`,
    },
  },
  M413: {
    name: 'API that nobody asks',
    severity: 'warning',
    meaning:
      'A description in `schemas/`, or a folder of the content whose name begins with `@`, is called after an API that `apis` of `site.json` does not name, mostly since it is misspelt. Nobody reads it.',
    example: {
      file: 'schemas/directory.openapi.json',
      wrong: '`schemas/directory.openapi.json` beside a `site.json` without `apis`',
      fixed: '`schemas/api.openapi.json` alone',
      make: () => '{ "openapi": "3.1.0", "paths": {} }',
    },
  },
  M414: {
    name: 'item without a title',
    severity: 'warning',
    meaning:
      'The field that a page shows as the title of an item is left empty, or an item lacks it that most others have. The item’s page has no heading and no name in the browser, and links to it have no words.',
    example: {
      file: 'content/news/lake.en.md',
      wrong: '`name: ""`',
      fixed: '`name: The lake`',
      make: (text) => text.replace('name: The lake', 'name: ""'),
    },
  },
  M415: {
    name: 'picture that is not shown',
    severity: 'warning',
    meaning:
      'The media folder has a picture as cameras and print have it (TIFF, HEIC, BMP, camera raw), which most browsers do not show, and nothing names it. It is sent as it is to whoever asks for it. Export it as JPEG, or remove it; one that is offered as a download is right.',
    example: {
      file: 'media/lake.tif',
      wrong: 'a file `lake.tif` in the media folder that nothing names',
      fixed: 'the same picture, exported as `lake.jpg`',
      make: () => Buffer.from('II*\0', 'latin1'),
    },
  },
  M416: {
    name: 'words for a value that no item has',
    severity: 'warning',
    meaning:
      'The words of a filter, of groups, of a text or a column are for values of a field, letter by letter, as `equals` of a badge is one, and no item of the content has this one, while another value has no words. Mostly it is misspelt, and readers see the value itself in place of the words, or no badge.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong:
        '"paging": "client" },\n    "list": { "groupBy": { "by": "value", "field": "title", "words": { "Asociate Professor of Economic Anthropology": "people.life" } } },',
      fixed:
        '"paging": "client" },\n    "list": { "groupBy": { "by": "value", "field": "title", "words": { "Associate Professor of Economic Anthropology": "people.life" } } },',
      part: '"paging": "client" },',
    },
  },
  M420: {
    name: 'picture without words',
    severity: 'warning',
    meaning:
      'A text of the content shows a picture and does not say what is on it, so that nobody learns of it who cannot see it; search engines read the words, too. Pictures of fields need none: the title beside them says what they show.',
    example: {
      file: 'content/news/lake.en.md',
      wrong: '`![](/media/lake.webp)`',
      fixed: '`![The lake in June](/media/lake.webp)`',
      make: (text) => `${text}\n![](/media/lake.webp)\n`,
    },
  },
  M421: {
    name: 'picture that is too large',
    severity: 'error',
    meaning:
      'The picture has more than 100 million pixels, all frames together, or more than 100 MB. Decoding it could take a server’s whole memory, so nothing is made of it.',
    example: {
      file: 'media/lake.webp',
      foundIn: 'content/news/lake.en.md',
      wrong: 'a picture of 16383 by 16383 pixels',
      fixed: 'a picture of 4000 by 3000 pixels',
      make: () => Buffer.from(TOO_LARGE, 'latin1'),
    },
  },
} as const satisfies Record<string, FindingKind>;
