import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { writeEditorFiles } from '../../src/node/editor-files/index.ts';
import { runInit } from '../../src/node/init/index.ts';
import { ENGINE } from '../../src/node/site-folder/index.ts';
import { type OpenEditor, openEditor } from './open-editor.ts';

/** A page of the hall's that is being written. */
export const PAGE = 'manifests/people/new.json';

/** A new site with an API of another server beside its content, opened in an editor. */
export function openHall(): { readonly root: () => string; readonly editor: () => OpenEditor } {
  let root = '';
  let editor: OpenEditor | undefined;
  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'site-'));
    symlinkSync(path.join(ENGINE, 'node_modules'), path.join(root, 'node_modules'));
    const options = ['--name', 'Hall', '--languages', 'en,de', '--look', 'paper'];
    await runInit([...options, '--sections', 'people,news,events'], root);
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    };
    write('renderers/overrides/floor-plan/index.tsx', 'export const Override = () => null;\n');
    write('schemas/pool.openapi.json', JSON.stringify(POOL));
    const site = JSON.parse(readFileSync(path.join(root, 'manifests/site.json'), 'utf8'));
    write(
      'manifests/site.json',
      JSON.stringify({ ...site, apis: { pool: { base: '/pool', path: '/api' } } }),
    );
    writeEditorFiles(root);
    editor = openEditor(root);
  });
  afterAll(() => rmSync(root, { recursive: true }));
  return {
    root: () => root,
    editor: () => {
      if (editor === undefined) throw new Error('the hall is opened before the tests');
      return editor;
    },
  };
}

/** The description of a backend, with one example of an answer. */
const POOL = {
  openapi: '3.1.0',
  info: { title: 'Pool', version: '1' },
  paths: {
    '/courses/{slug}': {
      get: {
        summary: 'One course',
        responses: {
          200: {
            description: 'It.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Course' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Course: {
        type: 'object',
        properties: {
          lane: { type: 'string', description: 'Where it is taught.' },
          lecturer: { type: 'object', properties: { surname: { type: 'string' } } },
          starts: { type: 'string', format: 'date' },
          ends: { type: 'string', format: 'date' },
          teachers: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                family: { type: 'string', examples: ['van der Berg'] },
                person: { type: 'string', examples: ['person-1'] },
              },
            },
          },
        },
        examples: [{ lane: 'Lane 4', lecturer: { surname: 'Okafor' }, starts: '2026-03-01' }],
      },
    },
  },
};

/** A page with one view, in which something is asked about. */
export const pageOf = (source: string, rest: string) =>
  `{ "manifestVersion": 2, "route": "/people/new", "view": { "source": ${source}, ${rest} } }`;
export const people = (item: string) =>
  pageOf('{ "endpoint": "/people" }', `"layout": { "type": "card-list", "item": ${item} }`);
export const course = (layout: string) =>
  pageOf('{ "api": "pool", "endpoint": "/courses/{id}" }', `"layout": ${layout}`);

export const blockOf = (field: string, format: string) =>
  `{ "type": "detail", "blocks": [{ "type": "text", "field": "${field}", "format": ${format} }] }`;
