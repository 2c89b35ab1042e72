/** Rich text that has to survive: what authors of an institute write. */
export const HARMLESS_MARKUP: readonly string[] = [
  '<h2>Words</h2><p>A <strong>strong</strong>, <em>stressed</em> and <a href="/people">linked</a> word.</p>',
  '<table><caption>Hours</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col">Day</th><th colspan="2">Hour</th></tr></thead><tbody><tr><td rowspan="2">Monday</td><td>9</td></tr></tbody></table>',
  '<figure><img src="/media/site/logo.svg" alt="A seal" width="96" height="96"><figcaption>A seal</figcaption></figure>',
  '<p>A claim.<sup id="fnref1"><a href="#fn1">1</a></sup></p><ol><li id="fn1">Its source. <a href="#fnref1">Back</a></li></ol>',
  '<p lang="zh-CN">学术 <span lang="ar" dir="rtl">مرحبا</span> <bdi>עברית</bdi></p>',
  '<p><ruby>澄<rp>(</rp><rt>chéng</rt><rp>)</rp></ruby></p>',
  '<blockquote cite="https://www.chenghu.example/a"><p>Words <q>of another</q></p></blockquote>',
  '<dl><dt><dfn><abbr title="Chenghu Institute">CI</abbr></dfn></dt><dd>An institute.</dd></dl>',
  '<p>H<sub>2</sub>O, x<sup>2</sup>, <time datetime="2026-11-21">today</time>, <mark>new</mark>, a<wbr>b<br>c</p>',
  '<ol start="3" reversed><li value="7">seven</li></ol><ul><li>one</li></ul><hr><pre><code>a &lt; b</code></pre>',
  '<p><a href="mailto:an@example.org">write</a> <a href="tel:+861012">call</a> <a href="https://www.chenghu.example/">visit</a></p>',
  '<div><h3>A</h3><h4>B</h4><h5>C</h5><h6>D</h6></div><p><b>a</b> <i>b</i> <u>c</u> <s>d</s> <small>e</small></p>',
  '<p><q cite="https://www.chenghu.example/b">Words</q> of <cite>a book</cite>, <bdo dir="rtl">back</bdo></p><p><ruby><rb>澄</rb><rt>chéng</rt></ruby></p>',
  '<table><colgroup span="2"></colgroup><thead><tr><th rowspan="2">Day</th></tr></thead><tfoot><tr><td colspan="2">Sum</td></tr></tfoot></table>',
];
