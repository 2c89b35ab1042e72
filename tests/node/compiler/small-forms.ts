import { CHAPTER, LECTURE, LECTURES } from './small-lectures.ts';

const FRONT = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/front",
  "title": "menu.home",
  "frame": {
    "type": "split",
    "titles": { "endpoint": "/home/titles" },
    "views": [
      {
        "id": "activities",
        "title": { "field": "leftTitle", "text": "menu.news" },
        "view": {
          "source": { "endpoint": "/home/latest-activities", "limit": 5 },
          "layout": {
            "type": "carousel",
            "item": {
              "image": { "field": "cover", "ratio": "3/2" },
              "title": "name",
              "time": { "field": "time", "format": "date-time" },
              "place": "offlineLocation",
              "badge": { "field": "online", "equals": true, "text": "people.current" },
              "link": {
                "field": "group",
                "cases": { "conferences": "/lectures/{id}", "colloquiums": "/people/fellows/{id}" }
              }
            }
          }
        }
      },
      {
        "id": "situations",
        "title": { "field": "rightTitle", "text": "menu.people" },
        "view": {
          "source": { "endpoint": "/home/latest-situations", "sort": { "field": "orderValue" } },
          "layout": {
            "type": "alternating",
            "item": {
              "image": "cover",
              "title": "name",
              "summary": "introduction",
              "link": { "field": "path" }
            }
          }
        }
      }
    ]
  }
}
`;

const FIND = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/find",
  "frame": {
    "type": "tabs",
    "label": "menu.news",
    "placement": "side",
    "counts": true,
    "search": { "hint": "people.life" },
    "view": {
      "source": {
        "endpoint": "/home/academic-lifes",
        "query": { "q": "{query}" },
        "paging": "client",
        "limit": 50
      },
      "layout": {
        "type": "grid",
        "columns": { "tile": 2, "lg": 3 },
        "item": { "image": "cover", "title": "name" },
        "empty": "people.files"
      }
    },
    "tabs": [
      {
        "id": "conferences",
        "title": "people.current",
        "items": "conferences",
        "item": { "link": "/lectures/{id}" }
      },
      {
        "id": "insights",
        "title": "people.past",
        "items": "insights",
        "item": { "subtitle": "id", "tags": "tags" }
      },
      {
        "id": "remapping",
        "title": "people.school",
        "italic": true,
        "view": {
          "source": { "endpoint": "/home/remapping", "query": { "q": "{query}" } },
          "layout": {
            "type": "link-list",
            "item": { "title": "name", "link": "/lectures/{id}" }
          }
        }
      }
    ]
  }
}
`;

const STORY = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/stories/:id",
  "view": {
    "source": { "endpoint": "/news/{id}" },
    "layout": {
      "type": "detail",
      "title": "name",
      "blocks": [{ "type": "rich-text", "field": "description" }]
    }
  }
}
`;

const CONTACT = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/contact",
  "view": {
    "source": { "endpoint": "/contact-us" },
    "layout": {
      "type": "accordion",
      "introduction": [
        { "type": "rich-text", "field": "introduction" },
        { "type": "rich-text", "field": "description" }
      ],
      "items": "addresses",
      "item": {
        "title": "name",
        "image": { "field": "cover", "ratio": "3/2" },
        "blocks": [
          { "type": "email", "field": "email", "label": "people.life" },
          { "type": "text", "field": "address", "url": "url" }
        ]
      }
    }
  }
}
`;

const IMPRINT = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/imprint",
  "title": "people.files",
  "markdown": "imprint"
}
`;

const LANDING = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/landing",
  "title": "menu.home",
  "introduction": { "markdown": "landing/welcome" },
  "frame": {
    "type": "stack",
    "parts": [
      {
        "type": "view",
        "id": "lectures",
        "title": "menu.news",
        "view": {
          "source": { "endpoint": "/peoples/faculty-fellows", "paging": "client", "pagingConvention": { "pageSize": 4 } },
          "layout": { "type": "link-list", "item": { "title": "name", "link": "/people/fellows/{id}" } }
        }
      },
      { "type": "markdown", "id": "history", "title": "people.life", "file": "landing/history" },
      {
        "type": "picture",
        "id": "lake",
        "title": "people.past",
        "hideTitle": true,
        "image": "/media/lake.webp",
        "alt": { "zh": "湖", "en": "The lake" },
        "caption": { "zh": "春天的湖", "en": "The lake in spring" }
      },
      {
        "type": "actions",
        "id": "visit",
        "title": "people.current",
        "text": { "zh": "欢迎光临。", "en": "You are welcome." },
        "links": [{ "text": "menu.people", "href": "/people/fellows" }]
      }
    ]
  }
}
`;

/** The pages of the small site that are made of parts or of a text, show several views, fold, search, or open a drawer. */
export const SMALL_FORMS: Readonly<Record<string, string>> = {
  'front.json': FRONT,
  'find.json': FIND,
  'lectures.json': LECTURES,
  'lecture.json': LECTURE,
  'chapter.json': CHAPTER,
  'story.json': STORY,
  'contact.json': CONTACT,
  'imprint.json': IMPRINT,
  'landing.json': LANDING,
};
