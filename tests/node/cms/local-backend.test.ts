import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLocalBackend } from '../../../src/node/cms/local-backend.ts';

const ADA = '---\nname: Ada\n---\n\nA life.\n';

function makeSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'cms-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['content/people', 'media/people', 'content-of-others']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  write('content/people/ada.en.md', ADA);
  write('content/people/.notes.md', 'hidden');
  write('content-of-others/a.en.md', 'x');
  write('media/people/ada.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('package.json', '{}');
  const backend = createLocalBackend(root, { content: 'content', media: 'media' });
  const save = (file: string, raw: string, assets: readonly object[] = []) =>
    backend('persistEntry', { dataFiles: [{ path: file, raw }], assets });
  return {
    root,
    backend,
    save,
    write,
    read: (name: string) => readFileSync(path.join(root, name), 'utf8'),
  };
}

describe('the files of a site', () => {
  test('are listed and read', () => {
    const { backend } = makeSite();
    expect(backend('entriesByFolder', { folder: 'content/people', extension: 'md' })).toEqual([
      { data: ADA, file: { path: 'content/people/ada.en.md', id: expect.any(String) } },
    ]);
    expect(backend('getMedia', { mediaFolder: 'media/people' })).toMatchObject([
      { path: 'media/people/ada.svg', name: 'ada.svg', encoding: 'base64' },
    ]);
    expect(backend('getEntry', { path: 'content/people/bo.en.md' })).toMatchObject({ data: null });
  });

  test('are written with what was uploaded for them', () => {
    const { backend, save, read } = makeSite();
    backend('getEntry', { path: 'content/people/ada.en.md' });
    const asset = { path: 'media/people/new.svg', content: btoa('<svg/>'), encoding: 'base64' };
    save('content/people/ada.en.md', '---\nname: Ada II\n---\nx', [asset]);
    expect(read('content/people/ada.en.md')).toBe('---\nname: Ada II\n---\n\nx\n');
    expect(read('media/people/new.svg')).toBe('<svg/>');
  });

  test('have no fields that a form has left empty and nobody has written', () => {
    const { backend, save, read, write } = makeSite();
    write('content/people/ada.en.md', '---\nname: Ada\nphoto:\n---\n');
    backend('getEntry', { path: 'content/people/ada.en.md' });
    save('content/people/ada.en.md', '---\nname: Ada\nphoto: null\nsound: null\n---\na: null\n');
    expect(read('content/people/ada.en.md')).toBe('---\nname: Ada\nphoto: null\n---\na: null\n');
  });

  test('are none of a language in which nothing has been written yet', () => {
    const { root, backend, write, read } = makeSite();
    const file = (code: string) => `content/people/cy.${code}.md`;
    const same = 'photo: /media/people/ada.svg\nbodyField: description';
    const dataFiles = [
      { path: file('en'), raw: `---\nname: Cy\n${same}\n---\n\nA life.` },
      { path: file('de'), raw: `---\n${same}\n---\n` },
    ];
    backend('persistEntry', { dataFiles, assets: [] });
    expect(existsSync(path.join(root, file('de')))).toBe(false);
    expect(read(file('en'))).toContain('name: Cy');
    // One that is there stays the editor's.
    write(file('de'), '---\nname: Cy\n---\n');
    backend('getEntry', { path: file('en') });
    backend('getEntry', { path: file('de') });
    backend('persistEntry', { dataFiles, assets: [] });
    expect(read(file('de'))).not.toContain('name');
  });

  test('are not overwritten where somebody else has changed them, and nothing else is written', () => {
    const { root, backend, save, write, read } = makeSite();
    backend('getEntry', { path: 'content/people/ada.en.md' });
    write('content/people/ada.en.md', 'of somebody else');
    const asset = { path: 'media/people/new.svg', content: btoa('<svg/>') };
    expect(() => save('content/people/ada.en.md', 'mine', [asset])).toThrow(
      'content/people/ada.en.md was changed elsewhere meanwhile',
    );
    expect(read('content/people/ada.en.md')).toBe('of somebody else');
    expect(existsSync(path.join(root, 'media/people/new.svg'))).toBe(false);
    backend('getEntry', { path: 'content/people/ada.en.md' });
    save('content/people/ada.en.md', 'mine');
    save('content/people/ada.en.md', 'mine again');
    expect(read('content/people/ada.en.md')).toBe('mine again\n');
  });

  test('are removed', () => {
    const { root, backend } = makeSite();
    backend('deleteFiles', { paths: ['content/people/ada.en.md', 'media/people/ada.svg'] });
    expect(existsSync(path.join(root, 'content/people/ada.en.md'))).toBe(false);
    expect(existsSync(path.join(root, 'media/people/ada.svg'))).toBe(false);
  });
});

describe('a path that is none of the content or the media', () => {
  const WRONG = [
    'package.json',
    '../package.json',
    'content/../package.md',
    'content/people/../../manifests/site.md',
    '/etc/passwd.md',
    'content-of-others/a.en.md',
    'content/people/.notes.md',
    'content/people/ada.en.js',
    'content/.git/config.md',
    'linked/a.en.md',
    'content/linked/a.en.md',
    'content/linked/new/a.en.md',
  ];

  test.each(WRONG)('is neither read, written nor removed: %s', (file) => {
    const { root, backend, save } = makeSite();
    symlinkSync(path.join(root, 'content-of-others'), path.join(root, 'content/linked'));
    symlinkSync(path.join(root, 'content-of-others'), path.join(root, 'linked'));
    const refused = `${file} is no file of the site's content or media`;
    expect(() => backend('getEntry', { path: file })).toThrow(refused);
    expect(() => save(file, 'x')).toThrow(refused);
    expect(() => backend('deleteFile', { path: file })).toThrow(refused);
    expect(existsSync(path.join(root, 'content-of-others/a.en.md'))).toBe(true);
  });

  test.each(['media/x.html', 'media/x.js', 'media/../x.svg', 'content/people/x.svg', 'x.svg'])(
    'is no upload: %s',
    (file) => {
      const { root, backend } = makeSite();
      const asset = { path: file, content: btoa('x'), encoding: 'base64' };
      expect(() => backend('persistMedia', { asset })).toThrow('is no file');
      expect(existsSync(path.resolve(root, file))).toBe(false);
    },
  );

  test.each(['.', '..', '/', 'manifests', 'content/..', 'content-of-others'])(
    'is not listed: %s',
    (folder) => {
      const { backend } = makeSite();
      expect(() => backend('entriesByFolder', { folder, extension: 'md' })).toThrow('is no folder');
      expect(() => backend('getMedia', { mediaFolder: folder })).toThrow('is no folder');
    },
  );
});

test('an action that is not known, or lacks what it needs, says so', () => {
  const { backend } = makeSite();
  expect(() => backend('publish', {})).toThrow('Unknown action "publish"');
  expect(() => backend('getEntry', { path: 3 })).toThrow('"path" is missing');
});
