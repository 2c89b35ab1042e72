import { expect, test } from 'vitest';
import { readFaceRules } from '../../../../src/node/server/fonts/font-rules.ts';
import { readHiddenRules } from '../../../../src/node/server/fonts/hidden-rules.ts';
import { createCharacterReader } from '../../../../src/node/server/fonts/page-characters.ts';

const CSS = '.strong{font-weight:600}.menu[data-open=false]{visibility:hidden}';
const readCharacters = createCharacterReader({
  chooseFaces: readFaceRules(CSS),
  isHidden: readHiddenRules(CSS),
});

/** The characters of each face: `weight`, with `i` for italics, then what is on the first screen. */
function read(html: string, part: 'first' | 'rest' = 'first'): Record<string, string> {
  return Object.fromEntries(
    readCharacters(html, 'zh-CN').map(({ face, [part]: codes }) => [
      `${face.weight}${face.isItalic ? 'i' : ''}`,
      String.fromCodePoint(...codes),
    ]),
  );
}

test('each text is read in the face of what it stands in, and each character once', () => {
  const html =
    '<h1>湖</h1><p>山水山<b>高<i>远</i></b>低</p><span class="strong">人<em>间</em></span>';
  expect(read(html)).toEqual({
    '400': '山水低',
    '600': '人',
    '600i': '间',
    '700': '湖高',
    '700i': '远',
  });
});

test('what fields show is read, and what is no text is not', () => {
  const html =
    '<input placeholder="寻" value="找"><img alt="图"><script>"码"</script><style>.样{}</style><template><b>模</b></template><svg><title>题</title></svg>文&#x5b57;<!-- 注 -->';
  expect(read(html)).toEqual({ '400': '寻找文字' });
});

test('the first screen ends where a screen does; what comes again is not told again', () => {
  const screen = Array.from({ length: 430 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const html = `<p>${screen.join('')}</p><p>${screen.slice(0, 5).join('')}湖</p>`;
  expect([...(read(html)[400] ?? '')]).toEqual(screen);
  expect(read(html, 'rest')).toEqual({ '400': '湖' });
});

test('letters take half the room of Han characters', () => {
  const html = `<p>${'a'.repeat(858)}湖山水</p>`;
  expect(read(html)).toEqual({ '400': 'a湖' });
});

test('of lines that are cut off, only so much is on the first screen', () => {
  const long = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x5000 + index));
  const html = `<p data-clamp="2">${long.join('')}</p><p>湖</p><div hidden>隐<b>藏</b></div>`;
  expect(read(html)['400']).toBe(`…${long.slice(0, 88).join('')}湖`);
  expect(read(html, 'rest')).toEqual({ '400': `${long.slice(88).join('')}隐`, '700': '藏' });
});

test('lines that are cut off show nothing first where a picture in them fills the screen', () => {
  const words = Array.from({ length: 419 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  // Half an em each for the letter and the ellipsis, and ten for the picture: exactly a screen.
  const html = `<p>${words.join('')}a</p><div data-clamp="2"><img alt="">湖</div>`;
  expect(read(html)['400']).toBe(`${words.join('')}a…`);
  expect(read(html, 'rest')).toEqual({ '400': '湖' });
});

test('what stands beside the screen takes no room of it, and a picture takes some', () => {
  const words = Array.from({ length: 430 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const beside = `<ul><li>先</li><li data-later="">后<b>来</b></li></ul>`;
  const html = `${beside}<img alt=""><div hidden><img alt=""></div><p>${words.join('')}</p>`;
  // Ten ems for the picture, and one for the first item.
  expect(read(html)['400']).toBe(`先${words.slice(0, 419).join('')}`);
  expect(read(html, 'rest')).toEqual({ '400': `后${words.slice(419).join('')}`, '700': '来' });
});

test('a closed menu takes no room of the first screen', () => {
  const html =
    '<div class="menu" data-open="false">单<a>独</a></div><div class="menu" data-open="true">开</div>';
  expect(read(html)).toEqual({ '400': '开' });
  expect(read(html, 'rest')).toEqual({ '400': '单独' });
});
