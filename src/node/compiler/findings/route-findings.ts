import { CURRENT_VERSION } from '../versions/manifest-version.ts';
import type { FindingKind } from './finding-kind.ts';

const EMPTY_SECTION = `{
  "$schema": "../../schemas/section.schema.json",
  "manifestVersion": ${CURRENT_VERSION},
  "route": "/library",
  "menu": { "title": { "zh": "图书馆", "en": "Library" } }
}
`;

const PAGE_ALONE = `{
  "$schema": "../../schemas/page.schema.json",
  "manifestVersion": ${CURRENT_VERSION},
  "route": "/library/opening-hours",
  "menu": { "title": { "zh": "开放时间", "en": "Opening hours" } },
  "override": "coming-soon"
}
`;

/** What manifests say of each other: routes, links, names, texts. */
export const ROUTE_FINDINGS = {
  M201: {
    name: 'route used twice',
    severity: 'error',
    meaning:
      'Two pages, or a page and an alias or section, have the same URL. Names of parameters make no difference: `/news/:id` and `/news/:name` are one. Where several routes match, the one that spells out most of a path is shown: `/people/staffs` before `/people/:id`. Two that spell out equally much, such as `/people/:id` and `/:section/staffs`, must not meet.',
    example: {
      file: 'manifests/people/postdocs.json',
      wrong: '"route": "/people/fellows"',
      fixed: '"route": "/people/postdocs"',
    },
  },
  M202: {
    name: 'page without content',
    severity: 'error',
    meaning:
      'A page shows one view, or a frame of several, or what an override renders: one of them, not none, and not view and frame.',
    example: {
      file: 'manifests/home.json',
      wrong: '"title": "menu.home",',
      fixed: '"title": "menu.home",\n  "override": "coming-soon",',
    },
  },
  M203: {
    name: 'link to no route',
    severity: 'error',
    meaning:
      'A link, a way back, a parent or a link of the footer names a URL that no page, alias or section has, or a part or heading that its page has not.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"link": "/people/felows/{id}"',
      fixed: '"link": "/people/fellows/{id}"',
    },
  },
  M207: {
    name: 'unknown translation key',
    severity: 'error',
    meaning: 'No file of `manifests/texts/` has the key. Correct it, or add it to every language.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"title": "menu.felows"',
      fixed: '"title": "menu.fellows"',
    },
  },
  M208: {
    name: 'missing translation',
    severity: 'error',
    meaning:
      'One language has a text that another lacks, or a word of the renderer itself is missing in a language that the engine does not know. Its readers would see the bare key, or nothing.',
    example: {
      file: 'manifests/texts/en.json',
      wrong: '"menu": {\n    "people": "Words menu.people",',
      fixed: '"menu": {\n    "home": "Words menu.home",\n    "people": "Words menu.people",',
    },
  },
  M209: {
    name: 'unknown override',
    severity: 'error',
    meaning:
      'The folder `renderers/overrides` has no component of this name to render the page with.',
    example: {
      file: 'manifests/home.json',
      wrong: '"override": "comming-soon"',
      fixed: '"override": "coming-soon"',
    },
  },
  M210: {
    name: 'menu code used twice',
    severity: 'error',
    meaning:
      'By its code the server’s navigation knows an entry, so two pages or sections cannot share one.',
    example: {
      file: 'manifests/people/postdocs.json',
      wrong: '"code": "fellows"',
      fixed: '"code": "postdocs"',
    },
  },
  M214: {
    name: 'view used twice',
    severity: 'error',
    meaning:
      'Two tabs, two views of a split frame or two parts of a page have the same `id`, or a part has that of something else in every page: a URL could not tell them apart.',
    example: {
      file: 'manifests/people/postdocs.json',
      wrong: '"id": "in", "title": "people.past"',
      fixed: '"id": "out", "title": "people.past"',
    },
  },
  M215: {
    name: 'drawer without a page',
    severity: 'error',
    meaning:
      'A drawer shows the text of the page that a tile links to. The tile has no link of its own, or the link leads to a page that is no detail.',
    example: {
      file: 'manifests/lectures.json',
      wrong: '"item": { "image": "cover", "title": "name" },',
      fixed: '"item": { "image": "cover", "title": "name", "link": "/lectures/{id}" },',
    },
  },
  M237: {
    name: 'section without pages',
    severity: 'warning',
    meaning:
      'The folder of a section holds no page, and the section names none of the navigation as its `children`. Menus leave it out, so that nobody sees it.',
    example: {
      file: 'manifests/library/section.json',
      wrong: '`manifests/library/section.json` alone',
      fixed: '`manifests/library/opening-hours.json` beside it',
      make: () => EMPTY_SECTION,
    },
  },
  M246: {
    name: 'menu entry without a section',
    severity: 'warning',
    meaning:
      'A page in a folder has a `menu`, and the folder has no `section.json`. Menus and sidebars show pages below their section, so that the whole folder is gone from them, and nothing leads from one of its pages to the next.',
    example: {
      file: 'manifests/library/opening-hours.json',
      wrong: '`manifests/library/opening-hours.json` alone',
      fixed: '`manifests/library/section.json` beside it',
      make: () => PAGE_ALONE,
    },
  },
  M217: {
    name: 'tab with too much or too little',
    severity: 'error',
    meaning:
      'A tab has no view and its frame has no common one; or it has its own view and still says how it changes the common one.',
    example: {
      file: 'manifests/find.json',
      wrong:
        '"type": "link-list",\n            "item": { "title": "name", "link": "/lectures/{id}" }\n          }\n        },\n        "items": "remapping"',
      fixed:
        '"type": "link-list",\n            "item": { "title": "name", "link": "/lectures/{id}" }\n          }\n        }',
    },
  },
} as const satisfies Record<string, FindingKind>;
