/**
 * Payloads of which the two sanitisers leave different things, neither of them harmful, with the
 * reason. Browsers repair broken markup by the rules of HTML, the server's parser by simpler ones.
 */
export const KNOWN_DIFFERENCES: ReadonlyMap<string, string> = new Map([
  ['<svg><style><img src=x onerror=hostile()></style></svg>', 'a picture ends a drawing'],
  [
    '<svg></p><style><a id="</style><img src=x onerror=hostile()>">',
    'a paragraph ends a rendering',
  ],
  [
    '<noscript><p title="</noscript><img src=x onerror=hostile()>"></noscript>',
    'noscript holds elements where no script runs',
  ],
  ['<![CDATA[<img src=x onerror=hostile()>]]>', 'HTML has no CDATA: the first ">" ends it'],
  ['</p/><img src=x onerror=hostile()', 'the end of a paragraph that never began'],
  ['<p><table><p><form><table><form><img src=x onerror=hostile()>', 'words move out of a table'],
  ['<a><a><table><a><img src=x onerror=hostile()></table></a>', 'links do not nest'],
  [
    '<div is="x-element" slot="x" part="x" data-reactroot="" v-on:click="hostile()">{{hostile()}}</div>',
    'browsers let no "is" be taken away; it is emptied',
  ],
  ['"><script>alert(123);</script x="', 'an end tag with attributes'],
  ["'><script>alert(123);</script x='", 'an end tag with attributes'],
  ['><script>alert(123);</script x=', 'an end tag with attributes'],
]);
