import { edit, editItems, without } from './broken-api.ts';
import type { PlantedBreak } from './call-breaks.ts';

const NEWS = 'manifests/about/news.json';
const STAFFS = 'manifests/people/staffs.json';
const FACULTY = 'manifests/people/faculty-fellows.json';
const FELLOW = 'manifests/people/faculty-fellow.json';
const VISITING = 'manifests/people/visiting-fellows.json';
const COLLOQUIUMS = 'manifests/academic-life/colloquiums.json';
const HOME = 'manifests/home.json';
const CONTACT = 'manifests/about/contact-us.json';
const SITE = 'manifests/site.json';

const only = (...routes: string[]) => ({ only: routes });
const onDetails = /^\/peoples\/faculty-fellows\/./;

/** What is wrong with parts of answers. */
export const FIELD_BREAKS: Readonly<Record<string, PlantedBreak>> = {
  'a field that no item has': {
    at: '/news',
    edit: editItems((item) => without(item, 'publishedAt')),
    options: only('/about/news'),
    found: [['C301', NEWS, '"field": »"publishedAt"']],
  },
  'a field under another name': {
    at: '/peoples/staffs',
    edit: editItems(({ name, ...rest }) => ({ ...rest, fullName: name })),
    options: only('/people/staffs'),
    found: [['C301', STAFFS, '"title": »"name"']],
  },
  'a field of the entries of a list that none has': {
    at: '/contact-us',
    edit: edit((page: { addresses: Record<string, unknown>[] }) => ({
      ...page,
      addresses: page.addresses.map((entry) => without(entry, 'zipCode')),
    })),
    options: only('/about/contact-us'),
    found: [['C301', CONTACT, '"field": »"zipCode"']],
  },
  'a field that some items lack, which the description asks of all': {
    at: '/peoples/staffs',
    edit: editItems((item, index) => (index === 1 ? without(item, 'mobile') : item)),
    options: only('/people/staffs'),
    found: [['C205', STAFFS, '"field": »"mobile"']],
  },
  'a text for a list': {
    at: '/colloquiums',
    edit: editItems((item) => ({ ...item, tags: 'open' })),
    options: only('/academic-life/colloquiums'),
    found: [['C302', COLLOQUIUMS, '"tags": »"tags"']],
  },
  'an object for a text': {
    at: '/peoples/staffs',
    edit: editItems((item) => ({ ...item, title: { text: 'Head' } })),
    options: only('/people/staffs'),
    found: [['C302', STAFFS, '"subtitle": »"title"']],
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
    options: only('/people/faculty/:id'),
    found: [['C302', FELLOW, '"field": »"attachments"']],
  },
  'files whose addresses have another name': {
    at: onDetails,
    edit: edit((item: object) => ({ ...item, attachments: [{ name: 'a.pdf', href: '/a.pdf' }] })),
    options: only('/people/faculty/:id'),
    found: [['C302', FELLOW, '"field": »"attachments"']],
  },
  'a footer whose friends are no list': {
    at: '/home/site-infrastructure',
    edit: edit((footer: object) => ({ ...footer, friendLinks: {} })),
    found: [['C302', SITE, '"field": »"friendLinks"']],
  },
  'a line that is blank everywhere': {
    at: '/peoples/faculty-fellows',
    edit: editItems((item) => ({ ...item, title: ' ' })),
    options: only('/people/faculty-fellows'),
    found: [['C303', FACULTY, '"subtitle": »"title"']],
  },
  'an optional field that no item has': {
    at: '/peoples/staffs',
    edit: editItems((item) => without(item, 'company')),
    options: only('/people/staffs'),
    found: [['C303', STAFFS, '"field": »"company"']],
  },
  'a portrait that is null everywhere, where nothing is described': {
    at: '/peoples/faculty-fellows',
    edit: editItems((item) => ({ ...item, photo: null })),
    options: only('/people/faculty-fellows'),
    isUndescribed: true,
    found: [['C303', FACULTY, '"image": »"photo"']],
  },
  'a portrait that is null everywhere, though it is described': {
    at: '/peoples/faculty-fellows',
    edit: editItems((item) => ({ ...item, photo: null })),
    options: only('/people/faculty-fellows'),
    found: [['C205', FACULTY, '"image": »"photo"']],
  },
  'a day that no calendar has': {
    at: '/news',
    edit: editItems((item, index) =>
      index === 0 ? { ...item, publishedAt: '2026-02-30T08:00:00+08:00' } : item,
    ),
    options: only('/about/news'),
    found: [['C304', NEWS, '"field": »"publishedAt"']],
  },
  'an e-mail address of two words': {
    at: '/peoples/staffs',
    edit: editItems((item) => ({ ...item, email: 'office at chenghu' })),
    options: only('/people/staffs'),
    found: [['C304', STAFFS, '"field": »"email"']],
  },
  'a picture that is a script': {
    at: '/peoples/faculty-fellows',
    edit: editItems((item) => ({ ...item, photo: 'javascript:alert(1)' })),
    options: only('/people/faculty-fellows'),
    found: [['C304', FACULTY, '"image": »"photo"']],
  },
  'items without an id': {
    at: '/peoples/visiting-fellows',
    edit: editItems((item) => without(item, 'id')),
    options: only('/people/visiting-fellows'),
    found: [['C305', VISITING, '»"/people/visiting/{id}"']],
  },
  'one item whose id leads elsewhere': {
    at: '/peoples/visiting-fellows',
    edit: editItems((item, index) => (index === 1 ? { ...item, id: '..' } : item)),
    options: only('/people/visiting-fellows'),
    found: [['C305', VISITING, '»"/people/visiting/{id}"']],
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
    edit: editItems((entry) => (entry.code === 'news' ? { ...entry, state: 'Published' } : entry)),
    found: [['C205', SITE, '"navigation": »"/home/navigations"']],
  },
  'a field that nothing reads, of another type': {
    at: '/colloquiums',
    edit: editItems((item) => ({ ...item, introduction: 5 })),
    options: only('/academic-life/colloquiums'),
    found: [['C205', COLLOQUIUMS, '"endpoint": »"/colloquiums"']],
  },
  'pictures that are not there': {
    at: /^\/media\//,
    edit: (reply) => ({ ...reply, status: 404 }),
    options: { ...only('/people/faculty-fellows'), media: true },
    found: [['C402', FACULTY, '"image": »"photo"']],
  },
  'pages in place of pictures': {
    at: /^\/media\//,
    edit: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '' }),
    options: { ...only('/people/faculty-fellows'), media: true },
    found: [['C402', FACULTY, '"image": »"photo"']],
  },
};
