/** What a picture of the reference is taken of: a part of a page of this site. */
export interface PictureOrder {
  /** The page, below the site's address. */
  readonly address: string;
  /** The manifest of that page, below manifests/. */
  readonly manifest: string;
  /** The part of the page, as a CSS selector; the first that it finds is meant. */
  readonly shows: string;
}

/** The folder of the pictures, below the project's root. */
export const PICTURES_FOLDER = 'src/docs/pictures';

/** The pictures of layouts, frames and blocks, by the anchors of their parts of the page. */
export const PICTURES: Readonly<Record<string, PictureOrder>> = {
  'accordion-layout': {
    address: '/about/contact-us',
    manifest: 'about/contact-us.json',
    shows: 'main div:has(> div > details)',
  },
  'alternating-layout': {
    address: '/',
    manifest: 'home.json',
    shows: 'main ul:has(> li > article > div > h3)',
  },
  'card-list-layout': {
    address: '/people/invited-fellows',
    manifest: 'people/invited-fellows.json',
    shows: 'main ul[class*="columns-"]',
  },
  'carousel-layout': {
    address: '/',
    manifest: 'home.json',
    shows: 'main section:has([aria-roledescription])',
  },
  'detail-layout': {
    address: '/people/faculty/wei-minzhi',
    manifest: 'people/faculty-fellow.json',
    shows: 'main article',
  },
  'grid-layout': {
    address: '/about/news',
    manifest: 'about/news.json',
    shows: 'main ul[class*="columns-"]',
  },
  'link-list-layout': {
    address: '/search?q=lake&tab=remapping',
    manifest: 'search.json',
    shows: 'main ul:has(> li > a)',
  },
  'masonry-layout': {
    address: '/academic-life/colloquiums',
    manifest: 'academic-life/colloquiums.json',
    shows: 'main [role="list"]',
  },
  'split-frame': {
    address: '/',
    manifest: 'home.json',
    shows: 'main div:has(> section + section)',
  },
  'tabs-frame': {
    address: '/people/postdoctoral-fellows',
    manifest: 'people/postdoctoral-fellows.json',
    shows: 'main div:has(> div > nav)',
  },
  'text-block': {
    address: '/people/invited/wu-cangbai',
    manifest: 'people/invited-fellow.json',
    shows: 'main article p:has(> span)',
  },
  'rich-text-block': {
    address: '/people/invited/wu-cangbai',
    manifest: 'people/invited-fellow.json',
    shows: 'main article section',
  },
  'email-block': {
    address: '/people/faculty/wei-minzhi',
    manifest: 'people/faculty-fellow.json',
    shows: 'main article p:has(> a[href^="mailto:"])',
  },
  'phone-block': {
    address: '/about/contact-us',
    manifest: 'about/contact-us.json',
    shows: 'main p:has(> a[href^="tel:"])',
  },
  'attachments-block': {
    address: '/application/visiting-fellow-application',
    manifest: 'application/application.json',
    shows: 'main article section:has(a[download])',
  },
  'image-block': {
    address: '/about/director-note',
    manifest: 'about/director-note.json',
    shows: 'main article img:not(picture img)',
  },
  'links-block': {
    address: '/academic-life/remapping',
    manifest: 'academic-life/remapping.json',
    shows: 'main article section:has(a[href^="/academic-life/remapping/"])',
  },
};

/** The file of a picture below the project's root, by the anchor of the part that it shows. */
export function pictureFile(anchor: string): string {
  return `${PICTURES_FOLDER}/${anchor}.webp`;
}
