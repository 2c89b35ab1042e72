import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { run as runContract } from '../../../src/node/cli/contract.ts';
import { callCommand } from '../../call-command.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { type Ended, runCommand } from '../../run-command.ts';
import { PROJECT } from '../compiler/small-site.ts';
import { type ApiBreak, editItems, startApi, without } from './broken-api.ts';
import { findElements, readXml } from './well-formed-xml.ts';

const HOUSES = ['--only', '/plants/houses', '--slow', '60000'];

/** Houses without names: an error. */
const NAMELESS: ApiBreak = {
  at: '/collection/houses',
  edit: editItems((item) => without(item, 'name')),
};

/** Houses without places: a warning. */
const BLANK: ApiBreak = {
  at: '/collection/houses',
  edit: editItems((item) => ({ ...item, title: '' })),
};

/** Does what the command does, within this process. */
function callContract(...args: readonly string[]): Promise<Ended> {
  return callCommand(() => runContract(args, GARDEN));
}

function startContract(...args: readonly string[]): Promise<Ended> {
  return runCommand(PROJECT, process.execPath, [
    'src/node/cli/colophon.ts',
    'contract',
    GARDEN,
    ...args,
  ]);
}

describe('the contract command', () => {
  test('says that an API answers what is read, and how much was asked', async () => {
    const { origin } = await startApi();
    const { status, stdout, stderr } = await startContract('--origin', origin, '--slow', '60000');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^\d+ calls of http:\S+ for \d+ routes in zh, en: median \d+ ms, slowest \d+ ms \(\/api\/\S+, (zh|en)\)\nthe API answers what the manifests read\n$/,
    );
  });

  test('prints each break with its place in the manifest, the call and what was seen', async () => {
    const { origin } = await startApi(NAMELESS);
    const { status, stdout } = await startContract('--origin', origin, ...HOUSES);
    expect(status).toBe(1);
    expect(stdout).toContain(
      `manifests/plants/houses.json:14:18  error C301  "name" is not in any of `,
    );
    expect(stdout).toContain(' > 14 |         "title": "name",\n      |                  ^\n');
    expect(stdout).toMatch(/ {3}GET \/api\/collection\/houses \(zh, en\)\n {3}seen: \{"id":/);
    expect(stdout).toMatch(/\n1 error; src\/docs\/findings.md explains the codes\n$/);
  });

  test.each([
    [[], 0],
    [['--strict'], 1],
  ])('with a warning alone and %j exits with %i', async (more, wanted) => {
    const { origin } = await startApi(BLANK);
    const { status, stdout } = await callContract('--origin', origin, ...HOUSES, ...more);
    expect([status, stdout.includes('warning C303')]).toEqual([wanted, true]);
  });

  test('asks in the languages that are named', async () => {
    const { origin, requests } = await startApi();
    await callContract('--origin', origin, ...HOUSES, '--languages', 'en');
    expect(new Set(requests.map(({ headers }) => headers['accept-language']))).toEqual(
      new Set(['en']),
    );
  });

  test('prints the report as JSON', async () => {
    const { origin } = await startApi(NAMELESS);
    const { stdout } = await callContract('--origin', origin, ...HOUSES, '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      origin,
      languages: ['zh', 'en'],
      calls: 6,
      routes: [
        { route: '/plants/houses', language: 'zh', isAsked: true },
        { route: '/plants/houses', language: 'en', isAsked: true },
      ],
      findings: [
        {
          file: 'manifests/plants/houses.json',
          line: 14,
          column: 18,
          code: 'C301',
          severity: 'error',
          routes: ['/plants/houses'],
          calls: [
            { method: 'GET', url: '/api/collection/houses', language: 'zh' },
            { method: 'GET', url: '/api/collection/houses', language: 'en' },
          ],
        },
      ],
    });
  });

  test('writes the report as JUnit, a case for each route in each language', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'report.xml');
    const { origin } = await startApi({
      at: '/collection/houses',
      // What no XML can hold, and what has to be escaped.
      edit: editItems((item) => ({ ...item, name: ['<b>"&\'', '\u0000\ud800]]>'] })),
    });
    const { status, stdout } = await callContract(
      ...['--origin', origin, '--slow', '60000', '--format', 'junit', '--output', file],
    );
    expect([status, stdout]).toEqual([1, '']);
    const document = readXml(readFileSync(file, 'utf8'));
    const cases = findElements(document, 'testcase');
    expect(cases).toHaveLength(Number(document.attributes.tests));
    const failed = cases.filter((one) => findElements(one, 'failure').length > 0);
    expect(failed.map(({ attributes }) => [attributes.classname, attributes.name])).toEqual([
      ['/plants/houses', 'zh'],
      ['/plants/houses', 'en'],
    ]);
    expect(document.attributes.failures).toBe('2');
    expect(failed.map((one) => findElements(one, 'failure')[0]?.attributes.type)).toEqual([
      'C302',
      'C302',
    ]);
  });

  test('lets nothing of an answer reach the terminal as it is', async () => {
    const { origin } = await startApi({
      at: '/collection/houses',
      edit: editItems((item) => ({
        ...item,
        name: { '\u001b[31m': '\u009b2J \u202e \r\n::error::' },
        '\u001b]0;x\u0007': 1,
      })),
    });
    const { status, stdout } = await callContract('--origin', origin, ...HOUSES);
    expect(status).toBe(1);
    expect(stdout).toContain('\\u001b[31m');
    expect(stdout).toContain('\\u009b2J');
    expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  test('never prints headers that an API sends back, not even a part of one', async () => {
    const secret = 'very-secret/"'.repeat(20);
    const { origin } = await startApi({
      at: '/collection/houses',
      edit: editItems((item) => ({ ...item, title: { secret }, [secret]: secret })),
    });
    const { stdout } = await callContract(
      '--origin',
      origin,
      ...HOUSES,
      '--header',
      `Key: ${secret}`,
    );
    expect(stdout).toContain('C302');
    expect(stdout).not.toContain('very');
  });

  test('sends headers to the API alone, and never prints them', async () => {
    const other = await startApi();
    const { origin, requests } = await startApi({
      at: '/collection/houses',
      edit: (reply) => ({
        ...reply,
        status: 302,
        headers: { location: `${other.origin}/api/collection/houses?key=very-secret` },
      }),
    });
    const { stdout, stderr } = await callContract(
      ...['--origin', origin, ...HOUSES, '--header', 'Authorization: Bearer very-secret'],
    );
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(
      requests.map(() => 'Bearer very-secret'),
    );
    expect(other.requests.length).toBeGreaterThan(0);
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual(
      other.requests.map(() => undefined),
    );
    expect(stdout).toContain('C104');
    expect(stdout + stderr).not.toContain('very-secret');
  });

  test.each<[string, readonly string[], string]>([
    ['a route that is none', ['--only', '/peple/*'], '--only /peple/* names no route'],
    ['a language that is none', ['--languages', 'zh,fr'], '--languages has "fr"'],
    ['a file that cannot be', ['--only', '/', '--output', '/no/such/x'], 'cannot be written'],
  ])('refuses %s with 2', async (_, args, words) => {
    const { origin } = await startApi();
    const { status, stdout, stderr } = await callContract('--origin', origin, ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
  });

  test('refuses a call without an origin with 2, in one line', async () => {
    const { status, stdout, stderr } = await startContract();
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^--origin is missing; .+; colophon contract --help lists the options\n$/,
    );
  });

  test('explains itself', async () => {
    const { status, stdout } = await startContract('--help');
    expect([status, stdout.startsWith('colophon contract [site] --origin URL')]).toEqual([0, true]);
  });
});
