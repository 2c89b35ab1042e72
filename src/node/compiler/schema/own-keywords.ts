/** Keywords of the project's own, which say nothing of a value. */
export const OWN_KEYWORDS = [
  'tsType',
  'markdownDescription',
  'defaultSnippets',
  // The new name of a property.
  'x-replacedBy',
  'markdownEnumDescriptions',
  // Of a renderer: whether it shows one entity or view, whether the page's heading is its own,
  // which slots an item has to have, what fills a slot, which property says more
  // of another, which options of a field it keeps, how an option is read and of which codes it is one, where its
  // views stand.
  'x-shows',
  'x-ownHeading',
  'x-advised',
  'x-leastWidth',
  'x-needs',
  'x-slot',
  // Of a slot: what it says of an item, by which it is filled when another layout takes the place of one.
  'x-role',
  'x-of',
  'x-keeps',
  'x-option',
  'x-codes',
  'x-panes',
  // Of a layout or a block: the ending of the file that it makes of its list, or of its page's item.
  'x-file',
  // Of a format or a slot: what it makes of a value, what the value has to be, what it is called, which form
  // and which check digit it has, and one that shows it.
  'x-gives',
  'x-reads',
  'x-noun',
  'x-form',
  'x-checkDigit',
  // Of a field that holds an end: the slot of its start; of a format's, `field`, as the value itself is the start.
  'x-endOf',
  // Of a format's field: the option with which it is one of each object in a list, and not of the entity.
  'x-ofEachWith',
  'x-sample',
  // Of a layout, block or format: what a new page is proposed to show by it.
  'x-proposedFor',
  // What others call a property or a renderer, by which `check` knows what is meant.
  'x-alsoCalled',
];
