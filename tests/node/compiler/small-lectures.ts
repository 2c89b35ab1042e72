// A list whose items open in a drawer, the page of a lecture, and one of a chapter with its neighbours.

export const LECTURES = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/lectures",
  "view": {
    "source": { "endpoint": "/conferences", "paging": "server" },
    "layout": {
      "type": "grid",
      "item": { "image": "cover", "title": "name", "link": "/lectures/{id}" },
      "opens": "drawer"
    }
  }
}
`;

export const LECTURE = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/lectures/:id",
  "parent": "/lectures",
  "view": {
    "source": { "endpoint": "/activities/{id}" },
    "layout": {
      "type": "detail",
      "back": "/front",
      "title": "name",
      "blocks": [{ "type": "rich-text", "field": "content" }]
    }
  }
}
`;

export const CHAPTER = `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/chapters/:id",
  "view": {
    "source": { "endpoint": "/remapping/{id}" },
    "layout": {
      "type": "detail",
      "title": "name",
      "blocks": [
        { "type": "rich-text", "field": "content" },
        { "type": "links", "field": "materials", "text": "name", "url": "content" }
      ],
      "siblings": {
        "source": { "endpoint": "/home/latest-activities", "sort": { "field": "time" } },
        "title": "name",
        "link": "/lectures/{id}",
        "heading": "menu.news"
      }
    }
  }
}
`;
