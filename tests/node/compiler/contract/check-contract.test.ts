import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  CONTRACT_CHANGES,
  CURRENT_CONTRACT,
  checkContract,
} from '../../../../src/node/compiler/contract/index.ts';
import { printFinding } from '../../../../src/node/compiler/index.ts';
import { PROJECT } from '../small-site.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function write(name: string, text = ''): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

const findings = () => checkContract(root).map(printFinding);

describe('the contract of a site’s own renderers', () => {
  test('is nobody’s business where the site has none', () => {
    expect(findings()).toEqual([]);
  });

  test('is asked for where nothing says it', () => {
    write('renderers/blocks/quote/index.tsx');
    const said = `renderers/contract.json:1:1  warning M310  nothing says for which contract the renderers were written; write { "contract": ${CURRENT_CONTRACT} } where that is the present one`;
    expect(findings()).toEqual([said]);
    write('renderers/contract.json', '{ "contract": "2" }');
    expect(findings()).toEqual([said]);
  });

  test('is content with the present one', () => {
    write('renderers/blocks/quote/index.tsx');
    write('renderers/contract.json', `{ "contract": ${CURRENT_CONTRACT} }`);
    expect(findings()).toEqual([]);
  });

  test('says of an older one what changed for which renderer, and nothing of others', () => {
    write('renderers/blocks/quote/index.tsx');
    write('renderers/overrides/home/index.tsx');
    write('renderers/contract.json', '{ "contract": 1 }');
    const [finding, ...others] = findings();
    expect(others).toEqual([]);
    expect(finding).toContain(
      'renderers/blocks/quote/index.tsx:1:1  error M309  the renderer is written for contract 1: since contract 2 a block is given its slots by the names of its schema, its main one as "field"',
    );
    expect(finding).toContain(`write ${CURRENT_CONTRACT} in renderers/contract.json; CHANGELOG.md`);
  });

  test('asks for the number alone where nothing changed for what the site has', () => {
    write('renderers/overrides/home/index.tsx');
    write('renderers/contract.json', '{ "contract": 1 }');
    expect(findings()).toEqual([
      `renderers/contract.json:1:1  error M309  the renderers are written for contract 1, and ${CURRENT_CONTRACT} is the present one, in which nothing changed for them; write { "contract": ${CURRENT_CONTRACT} }`,
    ]);
  });

  test('of a later engine is not read as if it were known', () => {
    write('renderers/layouts/wall/index.tsx');
    write('renderers/contract.json', '{ "contract": 99 }');
    expect(findings()).toEqual([
      `renderers/contract.json:1:1  error M309  the renderers are written for contract 99, and the newest known one is ${CURRENT_CONTRACT}; update colophon`,
    ]);
  });
});

describe('each version of the contract', () => {
  const versions = Array.from({ length: CURRENT_CONTRACT - 1 }, (_, index) => index + 2);

  test.each(versions)(
    'has in version %i what changed, in the table and in CHANGELOG.md',
    (version) => {
      expect(CONTRACT_CHANGES.filter(({ since }) => since === version)).not.toEqual([]);
      const changes = readFileSync(path.join(PROJECT, 'CHANGELOG.md'), 'utf8');
      expect(changes).toContain(`Contract ${version} of renderers`);
    },
  );

  test('is no later than the present one', () => {
    expect(Math.max(...CONTRACT_CHANGES.map(({ since }) => since))).toBe(CURRENT_CONTRACT);
  });

  test('is what the engine’s own renderers say', () => {
    const text = readFileSync(path.join(PROJECT, 'renderers/contract.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ contract: CURRENT_CONTRACT });
  });
});
