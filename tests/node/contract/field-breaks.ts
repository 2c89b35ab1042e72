import { edit, editItems, without } from './broken-api.ts';
import type { PlantedBreak } from './call-breaks.ts';

const REPORTS = 'manifests/garden/reports.json';
const HOUSES = 'manifests/plants/houses.json';
const TREES = 'manifests/plants/trees.json';
const TREE = 'manifests/plants/tree.json';
const SHRUBS = 'manifests/plants/shrubs.json';
const COURSES = 'manifests/programme/courses.json';
const HOME = 'manifests/home.json';
const VISIT = 'manifests/garden/visit.json';
const SITE = 'manifests/site.json';

const only = (...routes: string[]) => ({ only: routes });
const onDetails = /^\/collection\/trees\/./;

/** What is wrong with parts of answers. */
export const FIELD_BREAKS: Readonly<Record<string, PlantedBreak>> = {
  'a field that no item has': {
    at: '/reports',
    edit: editItems((item) => without(item, 'publishedAt')),
    options: only('/garden/reports'),
    found: [['C301', REPORTS, '"field": »"publishedAt"']],
  },
  'a field under another name': {
    at: '/collection/houses',
    edit: editItems(({ name, ...rest }) => ({ ...rest, fullName: name })),
    options: only('/plants/houses'),
    found: [['C301', HOUSES, '"title": »"name"']],
  },
  'a field of the entries of a list that none has': {
    at: '/visit',
    edit: edit((page: { addresses: Record<string, unknown>[] }) => ({
      ...page,
      addresses: page.addresses.map((entry) => without(entry, 'zipCode')),
    })),
    options: only('/garden/visit'),
    found: [['C301', VISIT, '"field": »"zipCode"']],
  },
  'a field that some items lack, which the description asks of all': {
    at: '/collection/houses',
    edit: editItems((item, index) => (index === 1 ? without(item, 'mobile') : item)),
    options: only('/plants/houses'),
    found: [['C205', HOUSES, '"field": »"mobile"']],
  },
  'a text for a list': {
    at: '/courses',
    edit: editItems((item) => ({ ...item, tags: 'open' })),
    options: only('/programme/courses'),
    found: [['C302', COURSES, '"tags": »"tags"']],
  },
  'an object for a text': {
    at: '/collection/houses',
    edit: editItems((item) => ({ ...item, title: { text: 'Head' } })),
    options: only('/plants/houses'),
    found: [['C302', HOUSES, '"subtitle": »"title"']],
  },
  'a word for a truth value': {
    at: '/home/latest-activities',
    edit: editItems((item) => ({ ...item, online: 'true' })),
    options: only('/'),
    found: [['C302', HOME, '"field": »"online"']],
  },
  'an object for a list of files': {
    at: onDetails,
    edit: edit((item: object) => ({ ...item, attachments: { name: 'a.pdf', url: '/a.pdf' } })),
    options: only('/plants/tree/:id'),
    found: [['C302', TREE, '"field": »"attachments"']],
  },
  'files whose URLs have another name': {
    at: onDetails,
    edit: edit((item: object) => ({ ...item, attachments: [{ name: 'a.pdf', href: '/a.pdf' }] })),
    options: only('/plants/tree/:id'),
    found: [['C302', TREE, '"field": »"attachments"']],
  },
  'a footer whose friends are no list': {
    at: '/home/site-infrastructure',
    edit: edit((footer: object) => ({ ...footer, friendLinks: {} })),
    found: [['C302', SITE, '"field": »"friendLinks"']],
  },
  'a line that is blank everywhere': {
    at: '/collection/trees',
    edit: editItems((item) => ({ ...item, title: ' ' })),
    options: only('/plants/trees'),
    found: [['C303', TREES, '"subtitle": »"title"']],
  },
  'an optional field that no item has': {
    at: '/collection/houses',
    edit: editItems((item) => without(item, 'company')),
    options: only('/plants/houses'),
    found: [['C303', HOUSES, '"field": »"company"']],
  },
  'a portrait that is null everywhere, where nothing is described': {
    at: '/collection/trees',
    edit: editItems((item) => ({ ...item, photo: null })),
    options: only('/plants/trees'),
    isUndescribed: true,
    found: [['C303', TREES, '"image": »"photo"']],
  },
  'a portrait that is null everywhere, though it is described': {
    at: '/collection/trees',
    edit: editItems((item) => ({ ...item, photo: null })),
    options: only('/plants/trees'),
    found: [['C205', TREES, '"image": »"photo"']],
  },
  'a day that no calendar has': {
    at: '/reports',
    edit: editItems((item, index) =>
      index === 0 ? { ...item, publishedAt: '2026-02-30T08:00:00+08:00' } : item,
    ),
    options: only('/garden/reports'),
    found: [['C304', REPORTS, '"field": »"publishedAt"']],
  },
  'an e-mail address of two words': {
    at: '/collection/houses',
    edit: editItems((item) => ({ ...item, email: 'office at chenghu' })),
    options: only('/plants/houses'),
    found: [['C304', HOUSES, '"field": »"email"']],
  },
  'a picture that is a script': {
    at: '/collection/trees',
    edit: editItems((item) => ({ ...item, photo: 'javascript:alert(1)' })),
    options: only('/plants/trees'),
    found: [['C304', TREES, '"image": »"photo"']],
  },
  'items without an id': {
    at: '/collection/shrubs',
    edit: editItems((item) => without(item, 'id')),
    options: only('/plants/shrubs'),
    found: [['C305', SHRUBS, '»"/plants/shrub/{id}"']],
  },
  'one item whose id leads elsewhere': {
    at: '/collection/shrubs',
    edit: editItems((item, index) => (index === 1 ? { ...item, id: '..' } : item)),
    options: only('/plants/shrubs'),
    found: [['C305', SHRUBS, '»"/plants/shrub/{id}"']],
  },
  'a kind that no link knows': {
    at: '/home/latest-activities',
    edit: editItems((item, index) => (index === 0 ? { ...item, group: 'seminars' } : item)),
    options: only('/'),
    isUndescribed: true,
    found: [['C306', HOME, '"field": »"group"']],
  },
  'a value that is not described': {
    at: '/home/navigations',
    edit: editItems((entry) =>
      entry.code === 'reports' ? { ...entry, state: 'Published' } : entry,
    ),
    found: [['C205', SITE, '"navigation": »"/home/navigations"']],
  },
  'a field that nothing reads, of another type': {
    at: '/courses',
    edit: editItems((item) => ({ ...item, introduction: 5 })),
    options: only('/programme/courses'),
    found: [['C205', COURSES, '"endpoint": »"/courses"']],
  },
  'pictures that are not there': {
    at: /^\/media\//,
    edit: (reply) => ({ ...reply, status: 404 }),
    options: { ...only('/plants/trees'), media: true },
    found: [['C402', TREES, '"image": »"photo"']],
  },
  'pages in place of pictures': {
    at: /^\/media\//,
    edit: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '' }),
    options: { ...only('/plants/trees'), media: true },
    found: [['C402', TREES, '"image": »"photo"']],
  },
};
