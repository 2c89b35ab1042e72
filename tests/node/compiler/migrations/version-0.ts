/** Manifests of version 0 in place of the small site's, as somebody may have formatted them. */
export const VERSION_0: Readonly<Record<string, string>> = {
  'news.json': `{
    "$schema": "../schemas/page.schema.json",
    "manifestVersion": 0,
    "route": "/news",
    "menu": { "title": "menu.news" },
    "view": {
        "data":   { "url": "/news", "paging": "server" },
        "layout": { "type": "card-list", "fields": { "title": "name", "note": "id" } }
    },
    "extensions": { "view": { "data": { "url": "/stays" }, "layout": { "fields": [1,2] } } }
}
`,
  'chapter.json': `{
\t"$schema": "../schemas/page.schema.json",\r
\t"manifestVersion": 0,\r
\t"route": "/chapters/:id",\r
\t"view": {\r
\t\t"data": { "url": "/remapping/{id}" },\r
\t\t"layout": {\r
\t\t\t"type": "detail", "title": "name",\r
\t\t\t"blocks": [{ "type": "rich-text", "field": "content" }],\r
\t\t\t"siblings": {\r
\t\t\t\t"source": { "url": "/home/latest-activities", "sort": { "field": "time" } },\r
\t\t\t\t"title": "name", "link": "/lectures/{id}", "heading": "menu.news"\r
\t\t\t}\r
\t\t}\r
\t}\r
}`,
  'people/postdocs.json': `{"$schema":"../../schemas/page.schema.json","manifestVersion":0,"route":"/people/postdocs","menu":{"code":"postdocs","title":"menu.postdocs"},"frame":{"type":"tabs","label":"menu.postdocs","view":{"data":{"url":"/peoples/postdoctoral-fellows","paging":"client"},"layout":{"type":"card-list","fields":{"title":"name"}}},"tabs":[{"id":"in","title":"people.current","query":{"type":"current"}},{"id":"staff","title":"people.past","view":{"data":{"url":"/peoples/staffs"},"layout":{"type":"grid","fields":{"title":"name"}}}}]}}`,
  'front.json': `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 0,
  "route": "/front",
  "frame": {
    "type": "split",
    "titles": { "url": "/home/titles" },
    "views": [
      { "id": "a", "title": { "field": "leftTitle" }, "view": { "data": { "url": "/peoples/staffs" }, "layout": { "type": "grid", "fields": { "title": "name" } } } },
      { "id": "b", "title": "menu.people", "view": { "data": { "url": "/peoples/staffs" }, "layout": { "type": "grid", "fields": { "title": "name" } } } }
    ]
  }
}
`,
  'people/section.json': `{ "$schema": "../../schemas/section.schema.json", "manifestVersion": 0,
  "route": "/people", "menu": { "code": "people", "title": "menu.people" } }
`,
};
