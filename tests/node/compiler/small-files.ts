import { UI_TEXTS } from '../../../src/core/texts/ui-texts.ts';
import { SMALL_FORMS } from './small-forms.ts';

const SITE = `{
  "$schema": "../schemas/site.schema.json",
  "manifestVersion": 2,
  "name": { "zh": "小院", "en": "Small Institute" },
  "description": { "zh": "一个小院。", "en": "A small institute." },
  "languages": [
    { "code": "zh", "tag": "zh-CN", "label": "中文" },
    { "code": "en", "tag": "en", "label": "English" }
  ],
  "api": { "base": "/api", "languageHeader": "Accept-Language", "timeout": 5000 },
  "breakpoints": { "xs": 0, "sm": 450, "tile": 750, "md": 1024, "lg": 1680, "xl": 1920 },
  "header": {
    "logo": "/media/logo.svg",
    "names": [{ "lang": "en", "text": "small.example" }],
    "navigation": "/home/navigations",
    "search": "/news"
  },
  "footer": {
    "endpoint": "/home/site-infrastructure", "logo": { "field": "bottomLogo" },
    "note": { "text": "menu.people", "links": [{ "text": "menu.news", "href": "https://small.example" }] }
  },
  "fonts": [{ "family": "Latin", "file": "@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf", "weight": 400, "script": "latin" }],
  "images": [{ "path": "/media/faculty-fellows/", "widths": [240, 480] }]
}
`;

const THEME = `{
  "$schema": "../schemas/theme.schema.json",
  "manifestVersion": 2,
  "color": { "ink": "#23201c", "ink-quiet": "#6b645b" },
  "font": { "text": "Latin, serif" },
  "size": { "text": "1rem" },
  "leading": { "han": "1.8" },
  "space": { "half": "0.25rem", "1": "0.5rem", "2": "1rem" },
  "shape": { "page": "90rem" },
  "motion": { "quick": "150ms" }
}
`;

const HOME = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/",
  "title": "menu.home",
  "override": "coming-soon",
  "extensions": { "title": "no.text.key" }
}
`;

const SECTION = `{
  "$schema": "../../schemas/section.schema.json",
  "manifestVersion": 2,
  "route": "/people",
  "menu": { "code": "people", "title": "menu.people" }
}
`;

const FELLOWS = `{
  "$schema": "../../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/people/fellows",
  "aliases": ["/people/professors"],
  "menu": { "code": "fellows", "title": "menu.fellows", "sortValue": 2 },
  "view": {
    "source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },
    "layout": {
      "type": "card-list",
      "columns": { "md": 1, "lg": 2 },
      "item": {
        "image": "photo",
        "title": "name",
        "subtitle": "title",
        "summary": { "field": "introduction", "format": "rich-text", "clamp": 2 },
        "link": "/people/fellows/{id}"
      },
      "empty": { "zh": "无", "en": "None" }
    }
  }
}
`;

const FELLOW = `{
  "$schema": "../../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/people/fellows/:id",
  "aliases": ["/people/professors/:id"],
  "view": {
    "source": { "endpoint": "/peoples/faculty-fellows/{id}" },
    "layout": {
      "type": "detail",
      "back": "/people/fellows",
      "title": "name",
      "cover": { "field": "photo", "preview": true },
      "blocks": [
        { "type": "text", "field": "school", "label": "people.school" },
        { "type": "email", "field": "email", "copy": true },
        { "type": "rich-text", "field": ["introduction", "description"], "heading": "people.life" },
        { "type": "rich-text", "field": "course", "when": { "field": "professional" } },
        { "type": "attachments", "field": "attachments", "heading": { "field": "attachmentTitle", "text": "people.files" } }
      ]
    }
  }
}
`;

const POSTDOCS = `{
  "$schema": "../../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/people/postdocs",
  "menu": { "code": "postdocs", "title": "menu.postdocs" },
  "frame": {
    "type": "tabs",
    "label": "menu.postdocs",
    "view": {
      "source": { "endpoint": "/peoples/postdoctoral-fellows", "paging": "client" },
      "layout": {
        "type": "card-list",
        "item": {
          "title": "name",
          "summary": { "field": "introduction", "format": "rich-text" },
          "contact": { "mobile": "dialog", "blocks": [{ "type": "phone", "field": "mobile" }] }
        }
      }
    },
    "tabs": [
      { "id": "in", "title": "people.current", "query": { "type": "current" } },
      { "id": "out", "title": "people.past", "query": { "type": "post" }, "item": { "note": "company" } }
    ]
  }
}
`;

const NEWS = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/news",
  "menu": { "title": "menu.news" },
  "view": {
    "source": { "endpoint": "/news", "paging": "server" },
    "layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }
  }
}
`;

/** A correct site of few files, by their path below manifests/; every kind of manifest is there. */
export const SMALL_FILES: Readonly<Record<string, string>> = {
  'site.json': SITE,
  'theme.json': THEME,
  'texts/zh.json': textsOf('文'),
  'texts/en.json': textsOf('Words'),
  'home.json': HOME,
  'news.json': NEWS,
  'people/section.json': SECTION,
  'people/fellows.json': FELLOWS,
  'people/fellow.json': FELLOW,
  'people/postdocs.json': POSTDOCS,
  ...SMALL_FORMS,
};

function textsOf(words: string): string {
  const menu = ['home', 'people', 'fellows', 'postdocs', 'news'].map((name) => `menu.${name}`);
  const people = ['school', 'life', 'files', 'current', 'past'].map((name) => `people.${name}`);
  const tree: Record<string, unknown> = { $schema: '../../schemas/texts.schema.json' };
  for (const key of [...menu, ...people, ...UI_TEXTS]) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const group = names.reduce((parent, name) => openGroup(parent, name), tree);
    group[last] = `${words} ${key}`;
  }
  return `${JSON.stringify(tree, null, 2)}\n`;
}

function openGroup(parent: Record<string, unknown>, name: string): Record<string, unknown> {
  const known = parent[name];
  const group = typeof known === 'object' && known !== null ? known : {};
  parent[name] = group;
  return group as Record<string, unknown>;
}
