import { describe, expect, test } from 'vitest';
import { compile, FINDING_CODES } from '../../../src/node/compiler/index.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { compileSite, describeFinding, readMark, replaceIn } from './small-site.ts';

describe('a whole site', () => {
  test('compiles without findings', () => {
    const { findings, compiled } = compile(GARDEN);
    expect(findings).toEqual([]);
    expect(compiled?.pages.length).toBeGreaterThanOrEqual(10);
  });
});

describe('several mistakes', () => {
  test('come in the order of files and places', () => {
    const { findings } = compileSite({
      'people/fellows.json': replaceIn('people/fellows.json', '"md": 1', '"md": 0').replace(
        '"clamp": 2',
        '"clamp": 0',
      ),
      'home.json': '{',
      'theme.json': '[]',
    });
    expect(findings.map(describeFinding)).toEqual([
      'M006 manifests/home.json:1:2',
      'M106 manifests/people/fellows.json:11:26',
      'M106 manifests/people/fellows.json:16:79',
      'M103 manifests/theme.json:1:1',
    ]);
  });

  test('in one file say nothing of links to it in others', () => {
    const name = 'people/fellow.json';
    const { findings } = compileSite({ [name]: replaceIn(name, '"type": "detail"', '"type": 1') });
    expect(findings.map(describeFinding)).toEqual([`M104 manifests/${name}:9:15`]);
  });

  test('of the data are found beside a broken file', () => {
    const name = 'people/fellow.json';
    const text = replaceIn(name, '"field": "school"', '"field": "schol"');
    const { findings } = compileSite({ 'home.json': '', [name]: text });
    expect(findings.map(({ code }) => code)).toEqual(['M003', 'M204']);
  });
});

describe('a place in a file', () => {
  test.each<[string, (text: string) => string]>([
    ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['no line ends', (text) => text.replaceAll('\n', '')],
    ['characters beyond the first plane', (text) => text.replace('{ "zh"', '{ "𝔪": "𝔪", "zh"')],
    ['tabs', (text) => text.replaceAll('  ', '\t')],
  ])('is exact with %s', (_, change) => {
    const name = 'people/fellows.json';
    const part = '"en": "None" }';
    const { text, place } = readMark(change(replaceIn(name, part, '"en": "None" }, »"oops": 1')));
    const findings = compileSite({ [name]: text }).findings.map(describeFinding);
    expect(findings).toContain(`M101 manifests/${name}:${place}`);
  });
});

describe('the codes of findings', () => {
  test('have a name each', () => {
    const names = Object.values(FINDING_CODES).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
