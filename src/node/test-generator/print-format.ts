/** The functions of a suite that know what a format shows. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  text: 'text',
  'rich-text': 'html',
  'plain-text': 'html',
  date: 'date',
  'date-time': 'dateTime',
};

/** What a format or a block of the site's own shows, which the generator cannot know. */
export const UNKNOWN = '...somethingElse(),';

/** The function for a format; undefined for one of the site's own. */
export function formatFunction(format: string): string | undefined {
  return FUNCTIONS[format];
}
