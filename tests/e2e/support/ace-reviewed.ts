/** A kind of finding at a kind of place that was looked at and is right, and why. */
export interface Reviewed {
  readonly rule: string;
  /** What the HTML of the element begins with. */
  readonly at: RegExp;
  /** The only language of pages in which it is right. */
  readonly language?: string;
  readonly reason: string;
}

/** What the second accessibility engine asks a person to confirm, confirmed. */
export const REVIEWED: readonly Reviewed[] = [
  {
    rule: 'style_color_misuse',
    at: /^<(?:link [^>]*rel="stylesheet"|style>)/,
    reason:
      'asked of any style sheet; what is current has aria-current and a line beside its colour',
  },
  {
    rule: 'element_tabbable_visible',
    at: /^<a href="#main"/,
    reason: 'the skip link comes into sight with the focus, which the menu’s tests hold',
  },
  {
    rule: 'style_focus_visible',
    at: /^<(?:a|button|input|summary|div)\b/,
    reason: 'the tests of the keyboard look at the ring around each stop',
  },
  {
    rule: 'input_label_visible',
    at: /^<button [^>]*aria-label=/,
    reason: 'a button that is an icon has its name for those who hear it',
  },
  {
    rule: 'input_label_visible',
    at: /^<input [^>]*type="search"/,
    reason:
      'a field with a magnifying glass and a hint, in a landmark for searching, is known by them',
  },
  {
    rule: 'a_target_warning',
    at: /^<a [^>]*target="_blank"/,
    language: 'zh-CN',
    reason: 'the link says so in Chinese, and the engine looks for English words',
  },
  {
    rule: 'blockquote_cite_exists',
    at: /^<blockquote\b/,
    reason: 'content: whether a quotation has a source on the web is known to who wrote it',
  },
  {
    rule: 'text_sensory_misuse',
    at: /^<(?:p|li|div|span)\b/,
    reason: 'content: "round" and "beside" tell of the world there, and of no button',
  },
  {
    rule: 'text_contrast_sufficient',
    at: /^<(?:a aria-label=|p |span[ >])/,
    reason: 'the contact lines of a card are unseen until it is pointed at or holds the focus',
  },
  {
    rule: 'element_tabbable_unobscured',
    at: /^<a\b/,
    reason:
      'links in a closed list are no stops, and the tests of the keyboard see each stop uncovered',
  },
];
