// Generated from schemas/ and renderers/ by `npm run generate`; edit those instead.
/**
 * A manifest of any kind.
 */
export type AnyManifest =
  PageManifest | SectionManifest | SiteManifest | Theme | Texts | ManifestParts;
/**
 * The version of the manifest language that the file is written in.
 */
export type ManifestVersion = 2;
/**
 * A path of the site, in lower case, without a slash at its end; `:name` stands for one variable segment.
 */
export type Route = string;
/**
 * A text for readers: a translation key of manifests/texts (such as "menu.people"), or the text itself in every language.
 */
export type Text = string | {[language: string]: string};
/**
 * One field, or several whose values are shown one after the other.
 *
 * @minItems 1
 */
export type FieldNames = string | string[];
/**
 * What the page's item is to search engines, in the words of schema.org: `type` names the kind of thing, and each other property the field that fills it. Markup is left out of texts. Where an answer lacks what the kind of thing cannot be without, nothing is said of it.
 */
export type StructuredData =
  PersonData | EventData | ArticleData | NewsArticleData | ScholarlyArticleData;
/**
 * The name of a field in the answer; dots lead into nested objects ("address.city"), a number to a place of a list ("pictures.0.url").
 */
export type FieldName = string;
/**
 * What fills a text slot: a field's name, or the field with a format and a limit of lines.
 */
export type TextField =
  string | {field: string; format?: FormatUse; clamp?: number; box?: boolean; words?: FieldWords};
/**
 * What a page says below its title, before what it shows: a translation key, the text in every language, or a Markdown file.
 */
export type Introduction = string | {[language: string]: string} | {markdown: MarkdownFile};
/**
 * A Markdown file of the content folder, without language and ending: `about/imprint` is `content/about/imprint.en.md`, and another one in each further language. Its text has no level-1 headings. `@pages/imprint` is a file of the API `pages`, which answers where a backend has the rest.
 */
export type MarkdownFile = string;
/**
 * The name of one of the `apis` of site.json.
 */
export type ApiName = string;
/**
 * A path of the API below its `base`; `{name}` is filled from the route's parameter of that name. It ends in a slash where the API's paths do.
 */
export type Endpoint = string;
/**
 * The parameter's value, or the name of a value in braces.
 */
export type QueryValue = string;
/**
 * Where the items stand in what was asked for; "." where that is the list itself.
 */
export type ItemsPath = string;
/**
 * A field of the whole answer, whatever its envelope, or a header.
 */
export type AnswerPlace = string | {header: string};
/**
 * A text in which `{field}` is the name of a field.
 */
export type FieldTemplate = string;
/**
 * One filter of a list.
 */
export type ListFilter = ValueFilter | YearsFilter | WordsFilter;
/**
 * How the view looks. `type` names the layout.
 */
export type Layout =
  | AccordionLayout
  | AgendaLayout
  | AlternatingLayout
  | CardListLayout
  | CarouselLayout
  | DetailLayout
  | DownloadsLayout
  | GalleryLayout
  | GridLayout
  | HeroLayout
  | LinkListLayout
  | LogosLayout
  | MasonryLayout
  | ProseLayout
  | PublicationsLayout
  | QuoteLayout
  | TableLayout
  | TimelineLayout;
/**
 * A part of a detail page or of a card's contact panel. `type` says what it is.
 */
export type Block =
  | AttachmentsBlock
  | AudioBlock
  | CalendarBlock
  | EmailBlock
  | EmbedBlock
  | ExternalLinkBlock
  | ImageBlock
  | LinksBlock
  | MapBlock
  | PhoneBlock
  | RichTextBlock
  | TextBlock
  | VideoBlock;
/**
 * A heading: a translation key, the text in every language, or the field that holds it (with a `text` for answers that leave the field empty).
 */
export type Heading = string | {[language: string]: string} | {field: string; text?: Text};
/**
 * The field that holds the URL of a file, or its path beside the content's text.
 */
export type FileField = string;
/**
 * The URL of what another server shows within a page, with `{field}` where a value of the item goes. Its host is one of the `embeds` of site.json.
 */
export type EmbedTemplate = string;
/**
 * A URL outside of the site with `{field}` where a value of the item goes. The host stands in the manifest; a value may have several segments (`10.1000/182`).
 */
export type UrlTemplate = string;
/**
 * A path of the site with `{field}` where a value of the item goes.
 */
export type LinkTemplate = string;
/**
 * How a field's value is read, where no markup is shown, by the format's name or as an object with its options; `text` by default. `date`: Reads the value as YYYY-MM-DD. `date-range`: Reads the value as the first day of several, joined with the last one in the manner of the page's language: what both have in common is said once. `date-time`: Reads the value as YYYY-MM-DD HH:mm, the hour as it is written. `link`: Reads the value as a text that is a link, made of the item's fields. `local-date`: Reads the value as a date in the manner of the page's language, in the site's time zone. `long-date`: Reads the value as a day written out in the page's language, the weekday too. `long-date-time`: Reads the value as a day written out in the page's language, with the hour as it is written. `money`: Reads the value as an amount of money in the manner of the page's language. `names`: Reads a list of names (texts, or objects that have one) joined in the manner of the page's language, each a link where it leads somewhere. `number`: Reads the value as a number in the manner of the page's language. `orcid`: Reads the value as an ORCID iD, with or without `https://orcid.org/` before it, whose check digit is right: a link to its record. `phone`: Reads the value as a telephone number that is a link, its extension dialled after it. A text without a number stands as it is. `plain-text`: Reads the value as HTML reduced to its words. `relative-date`: Reads the value as a date, and says in the reader's browser how far off it is: “in 3 days”. Until scripts run the date itself stands there, which never grows old. `text`: Reads the value as it is. `time`: Reads the value as a time of day in the manner of the page's language, in the site's time zone; with `end` from one to another.
 */
export type PlainFormat = FormatUse;
/**
 * What fills an image slot: a field's name, or the field with its options.
 */
export type ImageField =
  | string
  | {
      field: string;
      template?: string;
      ratio?: '1/1' | '4/5' | '4/3' | '3/2' | '16/9' | '3/4' | 'natural';
      preview?: boolean;
    };
/**
 * Where an item leads: a path of the site with `{field}` where a value of the item goes. As an object, a field decides: by itself it holds the URL; with `cases` its value picks the path, and a value without a case leads nowhere.
 */
export type Link = string | {field: string; cases?: Record<string, string>};
/**
 * A number of columns.
 */
export type ColumnCount = number;
/**
 * The route of the list that the page belongs to; the back link names it by its menu title. As an object: with `history`, a reader who came from that list, or from home, goes back to the place where they were.
 */
export type Back = string | {route: string; history?: boolean};
/**
 * A call to action: a link in words of the manifest. `link` leads to a page of the site, by fields of the item where it has some, and is left out where it leads nowhere; `href` is a fixed URL, of another site too.
 */
export type Action = {text: Text; link: Link} | {text: Text; href: string};
/**
 * Calls to action, the most important one first.
 *
 * @minItems 1
 * @maxItems 3
 */
export type Actions = Action[];
/**
 * How a field's value is read, by the format's name or as an object with its options; `text` by default. `date`: Reads the value as YYYY-MM-DD. `date-range`: Reads the value as the first day of several, joined with the last one in the manner of the page's language: what both have in common is said once. `date-time`: Reads the value as YYYY-MM-DD HH:mm, the hour as it is written. `link`: Reads the value as a text that is a link, made of the item's fields. `local-date`: Reads the value as a date in the manner of the page's language, in the site's time zone. `long-date`: Reads the value as a day written out in the page's language, the weekday too. `long-date-time`: Reads the value as a day written out in the page's language, with the hour as it is written. `money`: Reads the value as an amount of money in the manner of the page's language. `names`: Reads a list of names (texts, or objects that have one) joined in the manner of the page's language, each a link where it leads somewhere. `number`: Reads the value as a number in the manner of the page's language. `orcid`: Reads the value as an ORCID iD, with or without `https://orcid.org/` before it, whose check digit is right: a link to its record. `phone`: Reads the value as a telephone number that is a link, its extension dialled after it. A text without a number stands as it is. `plain-text`: Reads the value as HTML reduced to its words. `relative-date`: Reads the value as a date, and says in the reader's browser how far off it is: “in 3 days”. Until scripts run the date itself stands there, which never grows old. `rich-text`: Reads the value as HTML, cleaned by the allow-list. `text`: Reads the value as it is. `time`: Reads the value as a time of day in the manner of the page's language, in the site's time zone; with `end` from one to another.
 */
export type Format = FormatUse;
/**
 * The name of a part of a page. After `#` in a URL it leads there, in every language: small letters, digits and hyphens. What begins with `h-` is the name of a heading within a text.
 */
export type Anchor = string;
/**
 * How the page arranges several views. `type` names the frame.
 */
export type Frame = SplitFrame | StackFrame | TabsFrame;
/**
 * A part of the page. `type` says what it is.
 */
export type StackPart = ViewPart | MarkdownPart | PicturePart | ActionsPart;
/**
 * The code of a language of site.json: two or three small letters, then parts of two to eight letters and digits, each after a hyphen.
 */
export type LanguageCode = string;
/**
 * The name of a header.
 */
export type HeaderName = string;
/**
 * A picture's URL, or the field of the footer's answer that holds it.
 */
export type FooterPicture = string | {field: string};
/**
 * A telephone number, with the country's, or the field of the footer's answer that holds it.
 */
export type PhoneNumber = string | {field: string};
/**
 * An e-mail address, or the field of the footer's answer that holds it.
 */
export type EmailAddress = string | {field: string};
/**
 * A URL that a reader follows, or the field of the footer's answer that holds it.
 */
export type FooterUrl = string | {field: string};
/**
 * The links: a list of them, or the list field of the footer's answer whose objects they are made of.
 *
 * @minItems 1
 */
export type FooterLinks = FixedLink[] | {field: string; text: string; href: string};
/**
 * A picture in a format that networks show (PNG, JPEG or WebP): its URL, or the URL with its size and what it shows. 1200 by 630 pixels fit best.
 */
export type SharedPicture =
  | string
  | {src: string; width: number; height: number; alt?: string | {[language: string]: string}};
/**
 * A path downwards from the site's folder.
 */
export type SiteFolder = string;
/**
 * A text, or a group of them.
 */
export type TextGroup = string | {[key: string]: TextGroup};
/**
 * Width to height of the place that a picture fills; `natural` leaves a picture its own. The layout's own by default.
 */
export type ImageRatio = '1/1' | '4/5' | '4/3' | '3/2' | '16/9' | '3/4' | 'natural';
/**
 * The picture's URL, with fields in braces, where the field holds no URL but a name or an id ("/assets/{cover}").
 */
export type PictureTemplate = string;

/**
 * One route of the site: its data, its layout, and which field goes where.
 */
export interface PageManifest {
  /**
   * The path of this schema, for editors.
   */
  $schema?: string;
  manifestVersion: ManifestVersion;
  route: Route;
  /**
   * Further URLs that lead to the route; they have the same variable segments.
   */
  aliases?: Route[];
  title?: Text;
  description?: Text;
  summary?: FieldNames;
  structuredData?: StructuredData;
  updated?: FieldName;
  feed?: Feed;
  menu?: MenuEntry;
  parent?: Route;
  introduction?: Introduction;
  markdown?: MarkdownFile;
  view?: View;
  /**
   * Views of what is related to the page's `view`, one below the other: a person's publications, an event's speakers. Each has its own paging, and says by itself that it loads or has failed.
   *
   * @minItems 1
   */
  related?: RelatedView[];
  frame?: Frame;
  /**
   * The name of a renderer in renderers/overrides that renders the page in place of the generic one.
   */
  override?: string;
  testExemptions?: TestExemptions;
  extensions?: Extensions;
}
/**
 * A person.
 */
export interface PersonData {
  /**
   * The kind of thing.
   */
  type: 'Person';
  name: FieldName;
  jobTitle?: FieldName;
  affiliation?: FieldName;
  email?: FieldName;
  telephone?: FieldName;
  image?: FieldName;
  description?: FieldName;
  knowsAbout?: FieldName;
}
/**
 * An event. The site's organisation is its organiser.
 */
export interface EventData {
  /**
   * The kind of thing.
   */
  type: 'Event';
  name: FieldName;
  startDate: FieldName;
  endDate?: FieldName;
  location: FieldName;
  online?: FieldName;
  image?: FieldName;
  description?: FieldName;
}
/**
 * An article. The site's organisation is its publisher, and its author where no field names one.
 */
export interface ArticleData {
  /**
   * The kind of thing.
   */
  type: 'Article';
  headline: FieldName;
  author?: FieldName;
  datePublished?: FieldName;
  dateModified?: FieldName;
  image?: FieldName;
  description?: FieldName;
}
/**
 * A piece of news. The site's organisation is its publisher, and its author where no field names one.
 */
export interface NewsArticleData {
  /**
   * The kind of thing.
   */
  type: 'NewsArticle';
  headline: FieldName;
  author?: FieldName;
  datePublished?: FieldName;
  dateModified?: FieldName;
  image?: FieldName;
  description?: FieldName;
}
/**
 * An article of a journal. The site's organisation is its publisher, and its author where no field names one.
 */
export interface ScholarlyArticleData {
  /**
   * The kind of thing.
   */
  type: 'ScholarlyArticle';
  headline: FieldName;
  author?: FieldName;
  datePublished?: FieldName;
  dateModified?: FieldName;
  image?: FieldName;
  description?: FieldName;
}
/**
 * Offers the list as an Atom feed, in each language, at the page's route with `.atom` after it. Its entries are the items that were updated last, with the titles and links of the layout.
 */
export interface Feed {
  title?: Text;
  summary?: TextField;
}
/**
 * The entry's place in menus and sidebars.
 */
export interface MenuEntry {
  /**
   * The code by which the server's navigation list knows the entry: it decides whether the entry is shown, where, and under which title. Without a code the entry is always shown.
   */
  code?: string;
  title: Text;
  /**
   * Sets the title in italics, as the name of a journal. False by default.
   */
  italic?: boolean;
  /**
   * The place among its siblings where the server names none: higher comes first. 0 by default.
   */
  sortValue?: number;
  /**
   * Keeps the entry out of all menus while its route stays open. False by default.
   */
  notMenu?: boolean;
}
/**
 * One source shown in one layout.
 */
export interface View {
  source: Source;
  list?: ListControls;
  layout: Layout;
}
/**
 * Where the data comes from and how it is paged.
 */
export interface Source {
  api?: ApiName;
  endpoint: Endpoint;
  query?: Query;
  /**
   * `none`: one call, all of it shown. `client`: the whole array in one call, shown in slices. `server`: page and size are asked for. `none` by default.
   */
  paging?: 'none' | 'client' | 'server';
  pagingConvention?: PagingConvention;
  filteringConvention?: FilteringConvention;
  items?: ItemsPath;
  pages?: FieldName;
  sort?: Sort;
  /**
   * The most items that are shown, after sorting. All by default. Not for `server` paging.
   */
  limit?: number;
  /**
   * The entity of the API description that the items are, for an endpoint that the description does not name.
   */
  entity?: string;
}
/**
 * Query parameters of a call. Embedded content takes each field of plain values as one, by its name or its path (`authors.person`). A value in braces is filled in: `{query}` with the words searched for (in a frame with `search`), `{name}` with the route's parameter of that name; a call whose value is missing is not made. Braces around anything but one name are part of the value.
 */
export interface Query {
  [k: string]: QueryValue;
}
/**
 * The names by which pages are asked for, and where they stand in an answer.
 */
export interface PagingConvention {
  /**
   * The query parameter of the page's number. `page` by default.
   */
  page?: string;
  /**
   * The number of the first page. 0 by default.
   */
  firstPage?: 0 | 1;
  /**
   * The query parameter of the number of items before the page, for a backend that counts items and not pages.
   */
  offset?: string;
  /**
   * The query parameter of the page's size. `size` by default.
   */
  size?: string;
  /**
   * Items in a page or slice. 20 by default.
   */
  pageSize?: number;
  items?: ItemsPath;
  pages?: AnswerPlace;
  total?: AnswerPlace;
  next?: AnswerPlace;
}
/**
 * The names by which a list that the server pages is asked for a part of it: by values, years, words, in an order. `{field}` is the name of the field.
 */
export interface FilteringConvention {
  value?: FieldTemplate;
  from?: FieldTemplate;
  to?: FieldTemplate;
  /**
   * The query parameter with words that are looked for. `q` by default.
   */
  words?: string;
  /**
   * The query parameter of the order. `sort` by default.
   */
  sort?: string;
  ascending?: FieldTemplate;
  descending?: FieldTemplate;
  /**
   * The query parameter with the fields whose values are to be counted, with commas between them. `facets` by default.
   */
  facets?: string;
  counts?: FieldName;
  total?: FieldName;
}
/**
 * The order of the items, by a field of theirs; items without a value come last. As the answer has them by default. Not for `server` paging, where the server orders.
 */
export interface Sort {
  field: FieldName;
  /**
   * Whether the highest comes first. False by default.
   */
  descending?: boolean;
}
/**
 * What readers can do with the list of a view. Each state has a URL of its own and works without scripts. A list that is here as a whole (`paging` is `none` or `client`) is filtered and sorted here; of one that the server pages the API is asked, as `filtering` of its conventions says.
 */
export interface ListControls {
  /**
   * What readers filter the list by, in the order of the form. Items have to pass all that is chosen.
   *
   * @minItems 1
   */
  filters?: ListFilter[];
  sort?: SortOptions;
  groupBy?: GroupBy;
  time?: ListTime;
}
/**
 * Items whose field has one of its values, or one of them where the field is a list.
 */
export interface ValueFilter {
  /**
   * A choice among the values that items have, each with the number of items.
   */
  type: 'value';
  field: FieldName;
  label: Text;
  /**
   * The parameter of the page's URL that has the chosen value.
   */
  parameter: string;
  words?: FieldWords;
}
/**
 * Words in place of a value that is a code or says yes or no: a text for each value. A value without words is shown as nothing.
 */
export interface FieldWords {
  [k: string]: Text;
}
/**
 * Items of a range of years, either end of which may be left open.
 */
export interface YearsFilter {
  /**
   * Two years, from and to.
   */
  type: 'years';
  field: FieldName;
  label: Text;
  /**
   * The beginning of the two parameters of the page's URL: `year` is `year-from` and `year-to`.
   */
  parameter: string;
}
/**
 * Items in which words are found.
 */
export interface WordsFilter {
  /**
   * A box for words.
   */
  type: 'words';
  /**
   * The fields in which all of the words have to be found, in any order. Where the server pages the list, it is for the API to say where it looks.
   *
   * @minItems 1
   */
  fields: FieldName[];
  label: Text;
  /**
   * The parameter of the page's URL that has the words.
   */
  parameter: string;
}
/**
 * The orders among which readers choose. They stand in place of the `sort` of the source.
 */
export interface SortOptions {
  /**
   * The parameter of the page's URL that has the chosen order. `sort` by default.
   */
  parameter?: string;
  /**
   * The orders. The first one holds where none is chosen; where it is the only one, nothing is offered.
   *
   * @minItems 1
   */
  options: SortOption[];
}
/**
 * An order by a field of the items; items without a value come last. Texts are sorted as the page's language sorts them.
 */
export interface SortOption {
  /**
   * The order's value in the page's URL.
   */
  id: string;
  title: Text;
  field: FieldName;
  /**
   * Whether the highest comes first. False by default.
   */
  descending?: boolean;
}
/**
 * Shows the items in groups under headings, with links to each. While readers sort the list by another field it stands in none.
 */
export interface GroupBy {
  /**
   * What items of a group have in common: the `year` of a date, the first `letter` of a text as the page's language sorts it, or the whole `value`.
   */
  by: 'year' | 'letter' | 'value';
  field: FieldName;
  /**
   * Whether the groups begin with the highest. True for years and false for others by default. An order that readers choose by the same field says it in place of this.
   */
  descending?: boolean;
  words?: FieldWords;
}
/**
 * Parts the list in what is to come, which is shown first and begins with what is next, and what is over, which begins with what was last. Days begin in the time zone of site.json.
 */
export interface ListTime {
  field: FieldName;
  end?: FieldName;
  /**
   * Shows what is to come, or what is over, alone, as the next events on a landing page with `limit` in its source: readers do not choose. Both by default.
   */
  only?: 'upcoming' | 'past';
  /**
   * The parameter of the page's URL that is `past` for what is over. `time` by default.
   */
  parameter?: string;
}
/**
 * The items of a list, such as questions and their answers, each folded under its heading; a link to one, with `#part-` and its id at the end of the page's URL, opens it. With `items` the parts of one item, beside the picture of the open one: on mobile all of these are open, each with its own picture.
 */
export interface AccordionLayout {
  /**
   * Parts that fold, at most one of them open.
   */
  type: 'accordion';
  /**
   * Blocks above the parts of one item.
   */
  introduction?: Block[];
  items?: FieldName;
  item: AccordionItem;
  /**
   * Whether the parts are questions and their answers, which search engines are told in the words of schema.org (`FAQPage`). False by default.
   */
  questions?: boolean;
  /**
   * Blocks below the parts of one item, such as directions.
   */
  closing?: Block[];
  empty?: Text;
}
/**
 * A list of files (objects with `name` and `url`). A name ending in .pdf opens in a new window, others are saved.
 */
export interface AttachmentsBlock {
  /**
   * A list of files.
   */
  type: 'attachments';
  field: FieldName;
  heading?: Heading;
  when?: When;
}
/**
 * Shows the part only where the named field has a value.
 */
export interface When {
  field: FieldName;
}
/**
 * A recording of the site's own, played by the browser. Nothing of it is loaded before a reader asks for it, and it plays without scripts.
 */
export interface AudioBlock {
  /**
   * A recording of the site's own.
   */
  type: 'audio';
  field: FileField;
  title: FieldName;
  transcript?: FileField;
  heading?: Heading;
  when?: When;
}
/**
 * A link that adds the event of the page to a calendar: a file at the page's path, with the ending `.ics`. Left out where the event has no beginning. It stands on the page of one event; an `agenda` has such links for its list.
 */
export interface CalendarBlock {
  /**
   * A link that adds the event of the page to a calendar.
   */
  type: 'calendar';
  title: FieldName;
  start: FieldName;
  end?: FieldName;
  place?: FieldName;
  summary?: FieldName;
  heading?: Heading;
  when?: When;
}
/**
 * An e-mail address as a link, with a button that copies it if asked for.
 */
export interface EmailBlock {
  /**
   * An e-mail address.
   */
  type: 'email';
  field: FieldName;
  /**
   * Adds a button that copies the e-mail address. False by default.
   */
  copy?: boolean;
  empty?: Text;
  label?: Text;
  heading?: Heading;
  when?: When;
}
/**
 * A film or the like in the player of another server. That server is asked once a reader presses the button, which says whose it is; without scripts there is a link to its page.
 */
export interface EmbedBlock {
  /**
   * A player of another server.
   */
  type: 'embed';
  url: EmbedTemplate;
  page: UrlTemplate;
  title: FieldName;
  poster?: FieldName;
  heading?: Heading;
  when?: When;
}
/**
 * A link to another site, whose URL is made by a template: of a DOI, an identifier, a number in a catalogue. Left out where a field is empty.
 */
export interface ExternalLinkBlock {
  /**
   * A link to another site.
   */
  type: 'external-link';
  url: UrlTemplate;
  text?: Text;
  label?: Text;
  heading?: Heading;
  when?: When;
}
/**
 * A picture in the text, such as a signature.
 */
export interface ImageBlock {
  /**
   * A picture.
   */
  type: 'image';
  field: FieldName;
  alt: Text;
  heading?: Heading;
  when?: When;
}
/**
 * A list of links, one for each object of a list field.
 */
export interface LinksBlock {
  /**
   * A list of links.
   */
  type: 'links';
  field: FieldName;
  text: FieldName;
  link?: LinkTemplate;
  url?: FieldName;
  heading?: Heading;
  when?: When;
}
/**
 * A map of another server. That server is asked once a reader presses the button, which says whose it is; until then a drawing stands there, and without scripts a link to the map.
 */
export interface MapBlock {
  /**
   * A map of another server.
   */
  type: 'map';
  url: EmbedTemplate;
  page: UrlTemplate;
  title: FieldName;
  heading?: Heading;
  when?: When;
}
/**
 * A telephone number as a link, its extension dialled after it. A text without a number stands as it is.
 */
export interface PhoneBlock {
  /**
   * A telephone number.
   */
  type: 'phone';
  field: FieldName;
  label?: Text;
  heading?: Heading;
  when?: When;
}
/**
 * HTML of the API, cleaned by the allow-list. Left out where the fields are empty.
 */
export interface RichTextBlock {
  /**
   * HTML, cleaned.
   */
  type: 'rich-text';
  field: FieldNames;
  heading?: Heading;
  when?: When;
}
/**
 * A line of plain text. Left out where the field is empty.
 */
export interface TextBlock {
  /**
   * A line of plain text.
   */
  type: 'text';
  field: FieldName;
  format?: PlainFormat;
  words?: FieldWords;
  label?: Text;
  url?: FieldName;
  heading?: Heading;
  when?: When;
}
/**
 * A film of the site's own, played by the browser. Nothing of it is loaded before a reader asks for it, and it plays without scripts.
 */
export interface VideoBlock {
  /**
   * A film of the site's own.
   */
  type: 'video';
  field: FileField;
  title: FieldName;
  poster?: FieldName;
  captions?: FileField;
  transcript?: FileField;
  heading?: Heading;
  when?: When;
}
/**
 * The slots of a part.
 */
export interface AccordionItem {
  title: TextField;
  image?: ImageField;
  /**
   * What is under the heading.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * Events under the days on which they begin, with times and places; all of them, and each that has a day, as a calendar file. The order is that of the list.
 */
export interface AgendaLayout {
  /**
   * Events under their days.
   */
  type: 'agenda';
  item: AgendaItem;
  /**
   * Whether the page leads to the calendar files, which are there in any case: of all events, and of each that has an id. A list of what is related to an item has none. True by default.
   */
  calendar?: boolean;
  empty?: Text;
}
/**
 * The slots of an event.
 */
export interface AgendaItem {
  title: TextField;
  start: FieldName;
  end?: FieldName;
  place?: TextField;
  summary?: TextField;
  badge?: Badge;
  link?: Link;
}
/**
 * Words on a chip, shown where a field has a value.
 */
export interface Badge {
  field: FieldName;
  /**
   * The value.
   */
  equals: string | boolean | number;
  text: Text;
}
/**
 * Pictures and texts side by side, changing sides from one item to the next.
 */
export interface AlternatingLayout {
  /**
   * Picture and text, changing sides.
   */
  type: 'alternating';
  item: AlternatingItem;
  empty?: Text;
}
/**
 * The slots of an item.
 */
export interface AlternatingItem {
  image?: ImageField;
  title: TextField;
  summary?: TextField;
  link?: Link;
}
/**
 * A list of cards, each with a picture beside its text, in one or more columns.
 */
export interface CardListLayout {
  /**
   * A list of cards.
   */
  type: 'card-list';
  columns?: Columns;
  item: CardItem;
  empty?: Text;
}
/**
 * The number of columns above each breakpoint's width; up to the first one named there is one. In a masonry they begin at that width itself.
 */
export interface Columns {
  xs?: ColumnCount;
  sm?: ColumnCount;
  tile?: ColumnCount;
  md?: ColumnCount;
  lg?: ColumnCount;
  xl?: ColumnCount;
}
/**
 * The slots of a card.
 */
export interface CardItem {
  image?: ImageField;
  title: TextField;
  subtitle?: TextField;
  note?: TextField;
  summary?: TextField;
  link?: Link;
  contact?: ContactPanel;
}
/**
 * Contact lines of a card. On desktop they appear while the card is pointed at or holds the focus.
 */
export interface ContactPanel {
  /**
   * Where the lines stand on mobile: `inline` in the card, or in a `dialog` that a button of the card opens.
   */
  mobile: 'inline' | 'dialog';
  /**
   * The lines.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * One item at a time, moving on by itself until the reader stops it.
 */
export interface CarouselLayout {
  /**
   * One item at a time.
   */
  type: 'carousel';
  item: CarouselItem;
  empty?: Text;
}
/**
 * The slots of a slide.
 */
export interface CarouselItem {
  image?: ImageField;
  title: TextField;
  summary?: TextField;
  time?: TextField;
  place?: TextField;
  badge?: Badge;
  link?: Link;
}
/**
 * One item as a page: a title, a picture at the side and blocks of text.
 */
export interface DetailLayout {
  /**
   * One item as a page.
   */
  type: 'detail';
  back?: Back;
  title?: TextField;
  cover?: ImageField;
  /**
   * The parts of the page, in their order.
   */
  blocks: Block[];
  siblings?: Siblings;
}
/**
 * The list that the item is part of, shown at its side.
 */
export interface Siblings {
  source: Source;
  title: FieldName;
  link: LinkTemplate;
  heading: Text;
}
/**
 * Files to save, each with its type, its size and its language: the items of a list, or with `items` the objects in a list field of one item. The size of a file in the site's own media folders is known; of others it stands in a field.
 */
export interface DownloadsLayout {
  /**
   * Files to save.
   */
  type: 'downloads';
  items?: FieldName;
  item: DownloadsItem;
  empty?: Text;
}
/**
 * The slots of a file.
 */
export interface DownloadsItem {
  file: FileField;
  title?: TextField;
  note?: TextField;
  language?: TextField;
  size?: TextField;
}
/**
 * Pictures in a grid. A click opens one in full size over the page, with its caption; arrow keys and swiping lead to the others, the way back closes it, and its URL can be shared. Without scripts each leads to the picture itself.
 */
export interface GalleryLayout {
  /**
   * Pictures in a grid, which open in full size.
   */
  type: 'gallery';
  columns?: Columns;
  item: GalleryItem;
  empty?: Text;
}
/**
 * The slots of a picture.
 */
export interface GalleryItem {
  image: ImageField;
  title: TextField;
  caption?: TextField;
  credit?: TextField;
}
/**
 * Tiles in rows of one height.
 */
export interface GridLayout {
  /**
   * Tiles in rows of one height.
   */
  type: 'grid';
  columns?: Columns;
  item: TileItem;
  empty?: Text;
  /**
   * What a click on a tile does: it goes to the `page` that the tile links to, or shows that page's text in a `drawer` over the list, with buttons for the tiles before and after. `page` by default.
   */
  opens?: 'page' | 'drawer';
}
/**
 * The slots of a tile: a picture above its text.
 */
export interface TileItem {
  image?: ImageField;
  role?: TextField;
  title: TextField;
  subtitle?: TextField;
  summary?: TextField;
  tags?: FieldName;
  link?: Link;
  mark?: Mark;
}
/**
 * Sets the heading apart where a field has a value.
 */
export interface Mark {
  field: FieldName;
  /**
   * The value.
   */
  equals: string | boolean | number;
  /**
   * How the heading is set apart: `strong` with a line in the accent's colour at its side, `quiet` in a lighter weight than the others. `strong` by default.
   */
  look?: 'strong' | 'quiet';
}
/**
 * How a page begins: a large picture or a coloured ground, the page's heading, a sentence and calls to action. The words stand on a ground of their own, so that they can be read whatever the picture shows.
 */
export interface HeroLayout {
  /**
   * A large picture with the page's heading.
   */
  type: 'hero';
  title?: TextField;
  kicker?: TextField;
  text?: TextField;
  image?: ImageField;
  alt?: TextField;
  /**
   * The ground of the words: `paper` as the page's, `tint` in the light tint of the accent's colour, `accent` in the accent's colour itself. `paper` by default.
   */
  ground?: 'paper' | 'tint' | 'accent';
  actions?: Actions;
}
/**
 * A plain list of links.
 */
export interface LinkListLayout {
  /**
   * A plain list of links.
   */
  type: 'link-list';
  item: LinkListItem;
  empty?: Text;
}
/**
 * The slots of an entry.
 */
export interface LinkListItem {
  title: TextField;
  link: Link;
}
/**
 * Signs of partners and sponsors in rows, each of about the same size to the eye whatever its shape.
 */
export interface LogosLayout {
  /**
   * Signs in rows.
   */
  type: 'logos';
  /**
   * How the signs are shown: in their `color`, or `quiet` in grey until a pointer comes near. `color` by default.
   */
  look?: 'color' | 'quiet';
  item: LogosItem;
  empty?: Text;
}
/**
 * The slots of a sign.
 */
export interface LogosItem {
  image: ImageField;
  title: TextField;
  link?: Link;
}
/**
 * Tiles in columns, each as high as its picture; the order of the data runs across the columns.
 */
export interface MasonryLayout {
  /**
   * Tiles in columns, each as high as its picture; the order of the data runs across the columns.
   */
  type: 'masonry';
  columns?: Columns;
  item: TileItem;
  empty?: Text;
}
/**
 * Running text by itself: the HTML of one answer, as that of a Markdown file. Headings within it lead to themselves.
 */
export interface ProseLayout {
  /**
   * Running text by itself.
   */
  type: 'prose';
  text: FieldNames;
  contents?: Text;
  /**
   * Whether readers can copy blocks of code by a button. False by default.
   */
  copyCode?: boolean;
  /**
   * Whether the text ends with links to the pages before and after it in the menu of its section. False by default.
   */
  neighbours?: boolean;
}
/**
 * Publications with their authors, where they appeared and their DOI; each as BibTeX, and all of them, save where they are related to an item. The order is that of the list.
 */
export interface PublicationsLayout {
  /**
   * Publications with authors, venue and DOI.
   */
  type: 'publications';
  item: PublicationItem;
  /**
   * What BibTeX says beside what the slots do. Nothing by default.
   */
  bibtex?: {
    /**
     * The kind of entry where no field says it: `article` by default.
     */
    entry?:
      | 'article'
      | 'book'
      | 'incollection'
      | 'inproceedings'
      | 'mastersthesis'
      | 'misc'
      | 'phdthesis'
      | 'techreport';
    type?: FieldName;
    volume?: FieldName;
    number?: FieldName;
    pages?: FieldName;
    publisher?: FieldName;
  };
  empty?: Text;
}
/**
 * The slots of a publication.
 */
export interface PublicationItem {
  title: TextField;
  authors?: TextField;
  venue?: TextField;
  details?: TextField;
  year?: TextField;
  doi?: FieldName;
  summary?: TextField;
  link?: Link;
}
/**
 * Sentences set apart, each with who said it and, where there is one, a portrait.
 */
export interface QuoteLayout {
  /**
   * Sentences set apart.
   */
  type: 'quote';
  columns?: Columns;
  item: QuoteItem;
  empty?: Text;
}
/**
 * The slots of a quotation.
 */
export interface QuoteItem {
  quote: TextField;
  title: TextField;
  subtitle?: TextField;
  image?: ImageField;
  link?: Link;
}
/**
 * A table with a row for each item, which on phones is a list of rows with the heading before each value.
 */
export interface TableLayout {
  /**
   * A table with a row for each item.
   */
  type: 'table';
  caption?: Text;
  /**
   * The columns in their order; the first one names the row.
   *
   * @minItems 1
   * @maxItems 12
   */
  columns: TableColumn[];
  empty?: Text;
}
/**
 * A column: its heading, and the field that fills its cells.
 */
export interface TableColumn {
  heading: Text;
  field: FieldName;
  format?: Format;
  words?: FieldWords;
  link?: Link;
  /**
   * Whether readers may order the rows by the column, by a link in its heading: numbers and dates as such, texts in the manner of the language. Of a list that is shown whole, which `paging` says. False by default.
   */
  sort?: boolean;
}
/**
 * What happened, one after another along a line, each with its time. The order is that of the list, which `sort` of the source says.
 */
export interface TimelineLayout {
  /**
   * What happened, one after another along a line.
   */
  type: 'timeline';
  item: TimelineItem;
  empty?: Text;
}
/**
 * The slots of what happened.
 */
export interface TimelineItem {
  time: TextField;
  title: TextField;
  summary?: TextField;
  image?: ImageField;
  link?: Link;
}
/**
 * A view of what is related to the page's item, below it and under a heading of its own.
 */
export interface RelatedView {
  id: Anchor;
  title: Text;
  view: View;
  /**
   * Shows the heading also where there are no items, with what the layout says then. False by default: then nothing of it is shown.
   */
  showEmpty?: boolean;
}
/**
 * Two views side by side, each under its heading; on mobile one below the other.
 */
export interface SplitFrame {
  /**
   * Two views side by side.
   */
  type: 'split';
  titles?: Source;
  /**
   * The two views; the first takes the wider side.
   *
   * @minItems 2
   * @maxItems 2
   */
  views: Pane[];
}
/**
 * A view under its heading.
 */
export interface Pane {
  /**
   * The view's name within the page.
   */
  id: string;
  title: Heading;
  view: View;
}
/**
 * Parts of a page one below the other, each under a heading that leads to itself: views, Markdown files, pictures and calls to action. A view in the first place may bring the page's heading, as the layout `hero` does: it stands in the place of the page's title then, the introduction stands below it, and its own `title` names the part for those who listen.
 */
export interface StackFrame {
  /**
   * Parts one below the other.
   */
  type: 'stack';
  /**
   * Keeps the page's own title for those who listen, as on a home page. False by default.
   */
  hideTitle?: boolean;
  /**
   * The parts, in their order.
   *
   * @minItems 1
   */
  parts: StackPart[];
}
/**
 * A view of any layout, under a heading.
 */
export interface ViewPart {
  /**
   * A view.
   */
  type: 'view';
  id: Anchor;
  title: Text;
  /**
   * Keeps the heading for those who listen, where the part says by itself what it is. False by default.
   */
  hideTitle?: boolean;
  view: View;
}
/**
 * The text of a Markdown file, under a heading. Headings within it are one level lower than they are written.
 */
export interface MarkdownPart {
  /**
   * A Markdown file.
   */
  type: 'markdown';
  id: Anchor;
  title: Text;
  /**
   * Keeps the heading for those who listen, where the part says by itself what it is. False by default.
   */
  hideTitle?: boolean;
  file: MarkdownFile;
}
/**
 * A picture, with words below it where it has some.
 */
export interface PicturePart {
  /**
   * A picture.
   */
  type: 'picture';
  id: Anchor;
  title: Text;
  /**
   * Keeps the heading for those who listen, where the part says by itself what it is. False by default.
   */
  hideTitle?: boolean;
  /**
   * The picture's path on the site.
   */
  image: string;
  alt: Text;
  caption?: Text;
  /**
   * How wide the picture is: `page` as the other parts, `text` no wider than lines of text are long. `page` by default.
   */
  width?: 'page' | 'text';
}
/**
 * Calls to action: links that stand out, after a sentence or two.
 */
export interface ActionsPart {
  /**
   * Calls to action.
   */
  type: 'actions';
  id: Anchor;
  title: Text;
  /**
   * Keeps the heading for those who listen, where the part says by itself what it is. False by default.
   */
  hideTitle?: boolean;
  text?: Text;
  /**
   * The links, the most important first.
   *
   * @minItems 1
   * @maxItems 4
   */
  links: FixedLink[];
}
/**
 * A link whose words and URL the site fixes.
 */
export interface FixedLink {
  text: Text;
  /**
   * The URL.
   */
  href: string;
}
/**
 * Several views of one page behind tabs. The first tab is shown first; the URL keeps the chosen one.
 */
export interface TabsFrame {
  /**
   * Views behind tabs.
   */
  type: 'tabs';
  label: Text;
  /**
   * The parameter of the page's URL that keeps the chosen tab. `tab` by default.
   */
  parameter?: string;
  /**
   * Where the tabs stand on desktop: at the `top`, or at the `side` as a section's pages do. On mobile they are a strip in either case. `top` by default.
   */
  placement?: 'top' | 'side';
  /**
   * Says at each tab how many items it has. The data of all tabs is then asked for at once, and changing tabs asks for nothing. False by default.
   */
  counts?: boolean;
  search?: Search;
  view?: View;
  /**
   * The tabs, in their order.
   *
   * @minItems 2
   */
  tabs: Tab[];
}
/**
 * A search box above the tabs. What is typed there, or in the header's box, fills `{query}` in the query of the sources.
 */
export interface Search {
  /**
   * The parameter of the page's URL that brings the words where no script runs. `q` by default.
   */
  parameter?: string;
  hint: Text;
}
/**
 * One tab: a view of its own, or where it differs from the common one.
 */
export interface Tab {
  /**
   * The tab's value in the page's URL.
   */
  id: string;
  title: Text;
  /**
   * Sets the title in italics, as the name of a journal. False by default.
   */
  italic?: boolean;
  view?: View;
  query?: Query;
  items?: FieldName;
  /**
   * Slots added to the common item, or put in place of those of the same name.
   */
  item?: {
    subtitle?: TextField;
    note?: TextField;
    summary?: TextField;
    link?: Link;
    tags?: FieldName;
  };
}
/**
 * Kinds of generated test cases that an override does not keep, each with the reason. They are shown as skipped, with that reason. All others hold for the override as for the generic page.
 */
export interface TestExemptions {
  [k: string]: string;
}
/**
 * Free for an institute's own tools. The renderer hands it on to overrides and reads nothing of it.
 */
export interface Extensions {
  [k: string]: unknown;
}
/**
 * A section: the wrapper around the pages of its folder, with a sidebar on desktop and tabs on mobile. Its own URL leads to the first page of its menu.
 */
export interface SectionManifest {
  /**
   * The path of this schema, for editors.
   */
  $schema?: string;
  manifestVersion: ManifestVersion;
  route: Route;
  menu: MenuEntry;
  children?: Children;
  description?: Text;
  extensions?: Extensions;
}
/**
 * Pages that the server's navigation names: the children of an entry, each shown by one page with a parameter.
 */
export interface Children {
  /**
   * The code of the entry in the server's navigation.
   */
  of: string;
  route: Route;
  /**
   * Whether children are shown that are not published yet. False by default.
   */
  drafts?: boolean;
}
/**
 * What holds for the whole site: its name, languages, API, breakpoints, header, footer and fonts.
 */
export interface SiteManifest {
  /**
   * The path of this schema, for editors.
   */
  $schema?: string;
  manifestVersion: ManifestVersion;
  name: Text;
  description: Text;
  organization?: Organization;
  /**
   * The languages, the default one first. A stored value that is none of them gives the second. A site of one language has no language button, and no links between languages.
   *
   * @minItems 1
   */
  languages: LanguageEntry[];
  /**
   * The IANA time zone of the place that the site is about: a time that says how far it is from Greenwich is shown as the clocks say there, and a time that does not say is one of that place. Without it, times are shown as they are written.
   */
  timeZone?: string;
  api: ApiConventions;
  /**
   * The other servers whose players and maps pages show, each by its origin. Nothing is asked of them before a reader presses a button, and the pages without such a block do not allow it at all. None by default.
   *
   * @minItems 1
   */
  embeds?: string[];
  /**
   * Further APIs that the site reads, by the names with which sources choose one. Of an API named `directory`, the variable `DIRECTORY_ORIGIN` of the environment says where it is, the folder `@directory` of the content answers where that is unset, and `schemas/directory.openapi.json` may describe it. None by default.
   */
  apis?: {
    [k: string]: ApiConventions;
  };
  breakpoints: Breakpoints;
  header?: Header;
  footer?: Footer;
  unsupportedBrowser?: UnsupportedBrowser;
  /**
   * The web fonts, subset to the characters that texts need. Without any, texts stand in the fonts that the theme names and readers have, and no loading view is shown. None by default.
   */
  fonts?: Font[];
  shareImage?: SharedPicture;
  /**
   * The site's icon in several sizes, for home screens; the logo is that of browser tabs.
   */
  icons?: Icon[];
  /**
   * The widths in which the pictures below a path are loaded, so that each screen loads the one it needs. Renditions are made of the pictures, as AVIF and WebP and never wider than they are, but for those that are prepared beside them (`lake-480.avif`). 320, 640, 960 and 1440 pixels where no entry has a picture's path.
   */
  images?: Renditions[];
  /**
   * A JSON file of the project that knows the pictures by their URLs: an object of `{ "width", "height", "colour" }`, in pixels and as `#rrggbb`. What it says wins over what the files say, and it may know pictures that lie elsewhere. The site's own pictures are measured without it.
   */
  imageIndex?: string;
  content?: SiteFolder;
  media?: SiteFolder;
  extensions?: Extensions;
}
/**
 * Who publishes the site, for search engines and feeds, in the words of schema.org. Its name and its URL are the site's own, its logo the largest of the site's icons.
 */
export interface Organization {
  /**
   * The kind of organisation.
   */
  type:
    | 'Organization'
    | 'EducationalOrganization'
    | 'CollegeOrUniversity'
    | 'ResearchOrganization'
    | 'ArchiveOrganization'
    | 'Library'
    | 'Museum'
    | 'NGO'
    | 'GovernmentOrganization';
  /**
   * The e-mail address for enquiries.
   */
  email?: string;
  /**
   * The telephone number, with the country's.
   */
  telephone?: string;
  address?: PostalAddress;
  parentOrganization?: ParentOrganization;
  /**
   * URLs of pages elsewhere that are about the organisation.
   *
   * Items: A URL.
   */
  sameAs?: string[];
}
/**
 * Where the organisation can be reached by post.
 */
export interface PostalAddress {
  streetAddress: Text;
  addressLocality: Text;
  /**
   * The postcode.
   */
  postalCode?: string;
  /**
   * The country, by its ISO 3166-1 code of two letters.
   */
  addressCountry: string;
}
/**
 * The larger organisation that the publisher belongs to.
 */
export interface ParentOrganization {
  /**
   * The kind of organisation.
   */
  type:
    | 'Organization'
    | 'EducationalOrganization'
    | 'CollegeOrUniversity'
    | 'ResearchOrganization'
    | 'ArchiveOrganization'
    | 'Library'
    | 'Museum'
    | 'NGO'
    | 'GovernmentOrganization';
  name: Text;
  /**
   * The URL of its site.
   */
  url?: string;
}
/**
 * A language of the site.
 */
export interface LanguageEntry {
  code: LanguageCode;
  /**
   * The BCP 47 tag for `lang` attributes.
   */
  tag: string;
  /**
   * The language's name for itself, on the language button.
   */
  label: string;
  fallback?: LanguageCode;
  /**
   * The BCP 47 tag in whose way long dates are written, where that is another than `tag`: `en-GB` for 17 September 2026.
   */
  dates?: string;
  /**
   * Which way the language is written: `ltr` from left to right, `rtl` from right to left. That of the script that `tag` names or implies by default: `rtl` for Arabic, Hebrew, Persian, Urdu and their like.
   */
  direction?: 'ltr' | 'rtl';
}
/**
 * How the backend is spoken to.
 */
export interface ApiConventions {
  /**
   * The path on the site before every endpoint; no other API has it. `/api` by default, and `/api-` with its name for a further API.
   */
  base?: string;
  /**
   * The path at the backend before every endpoint. `base` by default.
   */
  path?: string;
  languageHeader?: HeaderName;
  /**
   * What the backend calls languages of the site, by their codes: another code, or another language for one that it does not have. The code itself by default.
   */
  languages?: {
    /**
     * The backend's word for the language.
     */
    [k: string]: string;
  };
  /**
   * Further headers that the backend is sent with each call, whoever reads: the header's value, by its name. The server adds them. None by default.
   */
  headers?: {
    /**
     * The header's value.
     */
    [k: string]: string;
  };
  /**
   * Headers that a backend is sent with each call and that no reader may see, such as a login: the variable of the environment that holds the header's whole value, by the header's name. The server adds them, and sends them to this API alone; it does not start while one is unset. What they allow, every reader may ask for below `base`. None by default.
   */
  secretHeaders?: {
    /**
     * The variable's name.
     */
    [k: string]: string;
  };
  /**
   * Query parameters of every call; `{language}` is filled with the language's code, `{tag}` with its BCP 47 tag.
   */
  query?: {
    /**
     * The parameter's value.
     */
    [k: string]: string;
  };
  envelope?: FieldName;
  /**
   * What stands before the URLs of pictures and files that name no host. Nothing by default.
   */
  media?: string;
  /**
   * Further origins from which answers name pictures and files; pages show and load none of others than these, that of `media` and the site's own. None by default.
   *
   * @minItems 1
   */
  mediaOrigins?: string[];
  /**
   * The field of an item that names the language it is in, by its code, its tag or its name in `languages`: an item in another than the page's says so. `@language` by default, which embedded content sends.
   */
  itemLanguage?: string;
  /**
   * The field of an item that lists the languages in which it can be asked for, by their codes, tags or names in `languages`: its page leads search engines to those alone. `@languages` by default, which embedded content sends of items that are not there in all.
   */
  itemLanguages?: string;
  /**
   * Statuses other than 404 by which the backend says that an item is not there. None by default.
   *
   * @minItems 1
   */
  missing?: number[];
  /**
   * The longest a call may take, in milliseconds. 10000 by default.
   */
  timeout?: number;
  paging?: PagingConvention;
  filtering?: FilteringConvention;
}
/**
 * Widths in CSS pixels from which a size holds. At `md` and below, the site shows its mobile layout.
 */
export interface Breakpoints {
  /**
   * The smallest screens.
   */
  xs: 0;
  /**
   * Telephones.
   */
  sm: number;
  /**
   * Where lists of pictures get a second column.
   */
  tile: number;
  /**
   * Tablets; the widest mobile layout.
   */
  md: number;
  /**
   * Large screens.
   */
  lg: number;
  /**
   * The widest screens.
   */
  xl: number;
}
/**
 * The head of every page: the institute's name, the menu, the search box and the language button.
 */
export interface Header {
  /**
   * The URL of the mark, an SVG. No mark by default.
   */
  logo?: string;
  /**
   * The lines beside the mark, the same in all languages: the institute, and where it belongs. The site's name in the page's language by default.
   *
   * @minItems 1
   */
  names?: ForeignLine[];
  api?: ApiName;
  navigation?: Endpoint;
  search?: Route;
  /**
   * Whether the header leads to the site's other languages. True by default; a site of one language has no button either way.
   */
  languageButton?: boolean;
}
/**
 * A line in a given language, whatever the page's own.
 */
export interface ForeignLine {
  lang: LanguageCode;
  /**
   * The line.
   */
  text: string;
}
/**
 * The foot of every page: what the institute says of itself, and where else it is found. Each part may be missing; without a footer, pages have none.
 */
export interface Footer {
  api?: ApiName;
  endpoint?: Endpoint;
  logo?: FooterPicture;
  /**
   * Whether the site's name stands in the footer. True by default.
   */
  name?: boolean;
  note?: FooterNote;
  /**
   * How the institute is reached, line by line.
   *
   * @minItems 1
   */
  contact?: ContactLine[];
  social?: Social;
  /**
   * Lists of links under headings.
   *
   * @minItems 1
   */
  columns?: FooterColumn[];
  /**
   * Lines at the very foot: copyright, registration numbers, imprint, privacy.
   *
   * @minItems 1
   */
  legal?: LegalLine[];
}
/**
 * A sentence and links below the site's name.
 */
export interface FooterNote {
  text?: Heading;
  /**
   * Links below it.
   *
   * @minItems 1
   */
  links?: FixedLink[];
  /**
   * Whether the note is shown on small screens alone. False by default.
   */
  mobile?: boolean;
}
/**
 * One of a text, an address, a telephone number or an e-mail address, after a label where there is one.
 */
export interface ContactLine {
  label?: Text;
  text?: Heading;
  address?: Heading;
  phone?: PhoneNumber;
  email?: EmailAddress;
}
/**
 * Where the institute is found on networks.
 */
export interface Social {
  heading?: Text;
  /**
   * The links, and pictures such as QR codes.
   *
   * @minItems 1
   */
  links: SocialLink[];
}
/**
 * An icon that leads to a URL or opens a picture; or, without an icon, a picture that is shown as it is.
 */
export interface SocialLink {
  /**
   * A well-known network, which has its icon and its name.
   */
  network?:
    | 'applepodcasts'
    | 'bilibili'
    | 'bluesky'
    | 'discord'
    | 'douban'
    | 'facebook'
    | 'flickr'
    | 'github'
    | 'gitlab'
    | 'googlescholar'
    | 'instagram'
    | 'kakaotalk'
    | 'line'
    | 'linkedin'
    | 'mastodon'
    | 'matrix'
    | 'orcid'
    | 'peertube'
    | 'pixelfed'
    | 'researchgate'
    | 'rss'
    | 'sinaweibo'
    | 'soundcloud'
    | 'spotify'
    | 'telegram'
    | 'threads'
    | 'tiktok'
    | 'vimeo'
    | 'vk'
    | 'wechat'
    | 'whatsapp'
    | 'x'
    | 'xiaohongshu'
    | 'youtube'
    | 'zenodo'
    | 'zhihu';
  /**
   * An icon of one's own in place of a network's, an SVG below /media/; it needs a label.
   */
  icon?: string;
  label?: Text;
  href?: FooterUrl;
  picture?: FooterPicture;
}
/**
 * Links under a heading.
 */
export interface FooterColumn {
  heading: Heading;
  links: FooterLinks;
  /**
   * Whether the links are shown only once a reader opens them. False by default.
   */
  folded?: boolean;
}
/**
 * A line at the very foot.
 */
export interface LegalLine {
  text: Heading;
  href?: FooterUrl;
}
/**
 * What readers with Internet Explorer see in place of the site.
 */
export interface UnsupportedBrowser {
  text?: Text;
  language?: LanguageCode;
  /**
   * The browsers that the message names. Firefox, Chrome and Edge by default.
   *
   * @minItems 1
   */
  browsers?: BrowserLink[];
}
/**
 * A browser, and where it is had.
 */
export interface BrowserLink {
  /**
   * The browser's name.
   */
  name: string;
  /**
   * The URL where it is had.
   */
  href: string;
}
/**
 * One face of a web font, with `script` or `unicodeRange`.
 */
export interface Font {
  /**
   * The family's name in the theme.
   */
  family: string;
  /**
   * The font file (TTF, OTF, WOFF or WOFF2): a path inside an npm package, or after `./` one in the site's folder.
   */
  file: string;
  /**
   * The weight of the face.
   */
  weight: number;
  /**
   * Whether the face is upright or italic. `normal` by default.
   */
  style?: 'normal' | 'italic';
  /**
   * Which characters are taken from the file: those of a script. Of `han` and `hangul`, those that manifests and content hold; of `latin`, also the marks and digits that all scripts use.
   */
  script?:
    | 'latin'
    | 'han'
    | 'hangul'
    | 'arabic'
    | 'armenian'
    | 'bengali'
    | 'cyrillic'
    | 'devanagari'
    | 'ethiopic'
    | 'georgian'
    | 'greek'
    | 'gujarati'
    | 'gurmukhi'
    | 'hebrew'
    | 'kannada'
    | 'khmer'
    | 'lao'
    | 'malayalam'
    | 'myanmar'
    | 'sinhala'
    | 'tamil'
    | 'telugu'
    | 'thaana'
    | 'thai'
    | 'tibetan';
  /**
   * Which characters are taken from the file, where no script says it: code points and ranges of them, in the form of CSS.
   */
  unicodeRange?: string;
  /**
   * Enlarges the glyphs so that scripts sit well on one line, in per cent. 100 by default.
   */
  scale?: number;
}
/**
 * A square PNG of the site's icon.
 */
export interface Icon {
  /**
   * Its URL.
   */
  src: string;
  /**
   * Its width and height in pixels.
   */
  size: number;
}
/**
 * The widths of the pictures below a path. Renditions that an owner prepares are called `<path>/<name>-<width>.avif` in each of the widths, and `<path>/<name>-<width>.webp` in each but the widest, which is the picture `<path>/<name>.webp` itself; where none of them is there, all are made.
 */
export interface Renditions {
  /**
   * The beginning of the pictures' URLs.
   */
  path: string;
  /**
   * The widths in pixels, rising.
   *
   * @minItems 1
   *
   * Items: A width in pixels.
   */
  widths: number[];
}
/**
 * Every colour, font and size of the site. Each value becomes a custom property of CSS (`color.accent` is `--color-accent`), and Fluent UI's tokens are made of them.
 */
export interface Theme {
  /**
   * The path of this schema, for editors.
   */
  $schema?: string;
  manifestVersion: ManifestVersion;
  color: TokenGroup;
  font: TokenGroup;
  size: TokenGroup;
  leading: TokenGroup;
  space: TokenGroup;
  shape: TokenGroup;
  motion: TokenGroup;
}
/**
 * Tokens by name; each value is one of CSS.
 */
export interface TokenGroup {
  /**
   * A value of CSS.
   */
  [k: string]: string;
}
/**
 * The texts of one language, by key; groups are nested and their names joined by dots ("menu.people"). `ui` holds the renderer's own words; `{{name}}` stands for a value.
 */
export interface Texts {
  /**
   * The path of this schema, for editors.
   */
  $schema?: string;
  [k: string]: TextGroup | string | undefined;
}
/**
 * The parts that any manifest may be made of, whichever renderers there are.
 */
export interface ManifestParts {
  manifestVersion?: ManifestVersion;
  extensions?: Extensions;
  text?: Text;
  languageCode?: LanguageCode;
  heading?: Heading;
  columns?: Columns;
  columnCount?: ColumnCount;
  route?: Route;
  apiName?: ApiName;
  endpoint?: Endpoint;
  anchor?: Anchor;
  markdownFile?: MarkdownFile;
  introduction?: Introduction;
  query?: Query;
  queryValue?: QueryValue;
  back?: Back;
  fieldName?: FieldName;
  itemsPath?: ItemsPath;
  fieldNames?: FieldNames;
  when?: When;
  textField?: TextField;
  fieldWords?: FieldWords;
  imageField?: ImageField;
  imageRatio?: ImageRatio;
  fileField?: FileField;
  badge?: Badge;
  pictureTemplate?: PictureTemplate;
  linkTemplate?: LinkTemplate;
  urlTemplate?: UrlTemplate;
  embedTemplate?: EmbedTemplate;
  link?: Link;
  action?: Action;
  actions?: Actions;
  tileItem?: TileItem;
  mark?: Mark;
  menuEntry?: MenuEntry;
  source?: Source;
  sort?: Sort;
  siblings?: Siblings;
  related?: RelatedView;
}

/** The name of a format. */
export type FormatName = 'date' | 'date-range' | 'date-time' | 'link' | 'local-date' | 'long-date' | 'long-date-time' | 'money' | 'names' | 'number' | 'orcid' | 'phone' | 'plain-text' | 'relative-date' | 'rich-text' | 'text' | 'time';

/** A format by its name, or with options beside it. */
export type FormatUse = FormatName | { type: FormatName; [option: string]: unknown };
