import { FluentProvider } from '@fluentui/react-components';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { StudioFinding } from '../../../src/core/studio/data.ts';
import type { StudioCalls, StudioEdit } from '../../../src/core/studio/studio-api.ts';
import type { StudioApi } from '../../../src/studio/api/client.ts';
import { PartPanel } from '../../../src/studio/form/part-panel.tsx';
import type { JsonPath } from '../../../src/studio/model/json-path.ts';
import { studioTheme } from '../../../src/studio/shell/studio-theme.ts';
import { draftAtom, noticeAtom, selectionAtom, siteAtom } from '../../../src/studio/state/atoms.ts';
import { createActions } from '../../../src/studio/state/studio-actions.ts';
import { StudioContext } from '../../../src/studio/state/studio-context.ts';
import { schemaOf } from '../model/schema-of.ts';

export const FILE = 'manifests/people/everybody.json';

const VALUES = {
  route: [],
  endpoint: [],
  text: [],
  media: [],
  markdown: [],
  override: [],
  api: [],
  language: [],
  field: [],
};
const LANGUAGES = [
  { code: 'en', label: 'English', direction: 'ltr' as const },
  { code: 'de', label: 'Deutsch', direction: 'ltr' as const },
];

/**
 * Opens the form of a part of a page's manifest, in a studio whose draft is in memory.
 *
 * @param manifest what it says, or how that is written
 * @returns what the manifest says by then, and the edits that led there
 */
export function openForm(
  manifest: object | string,
  path: JsonPath,
  findings: readonly StudioFinding[] = [],
) {
  const edits: StudioEdit[] = [];
  let text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2);
  const state = { revision: 1, findings, isShown: true, unsaved: [], hasSite: true, conflicts: [] };
  const answers: Partial<Record<keyof StudioCalls, (asked: unknown) => unknown>> = {
    'GET file': () => ({ revision: 1, path: FILE, kind: 'page', text, saved: text }),
    'GET schema': () => ({ kind: 'page', schema: schemaOf('page').root, values: VALUES }),
    'GET texts': () => ({ revision: 1, languages: LANGUAGES, rows: [] }),
    'GET fields': () => ({
      view: 'main',
      endpoint: '/people',
      answers: 'list',
      fields: [
        { name: 'name', kind: 'text', sample: 'Mei Lin', filled: 1 },
        { name: 'title', kind: 'text', sample: 'Professor', filled: 1 },
      ],
    }),
    'POST edit': (asked) => {
      const edit = asked as StudioEdit;
      edits.push(edit);
      text = edit.changes[0]?.text ?? text;
      return { ...state, pages: [], isWide: false, isReloaded: false, ms: 1 };
    },
  };
  const api: StudioApi = {
    ping: async () => undefined,
    call: async (name, ...[asked]) => {
      const answer = answers[name];
      if (answer === undefined) throw new Error(`the form calls ${name}`);
      return answer(asked) as never;
    },
  };
  const store = createStore();
  const actions = createActions(store, api);
  store.set(draftAtom, state);
  store.set(siteAtom, {
    revision: 1,
    name: { en: 'Institute' },
    languages: LANGUAGES,
    sections: [],
    pages: [
      {
        id: 'people/everybody',
        file: FILE,
        route: '/people/everybody',
        aliases: [],
        titles: {},
        views: ['main'],
      },
    ],
    files: [],
  });
  render(
    <Provider store={store}>
      <StudioContext value={actions}>
        <FluentProvider theme={studioTheme}>
          <PartPanel />
        </FluentProvider>
      </StudioContext>
    </Provider>,
  );
  actions.select({ file: FILE, path });
  return {
    edits,
    said: () => JSON.parse(text),
    text: () => text,
    noticed: () => store.get(noticeAtom),
    select: (at: JsonPath) => act(() => actions.select({ file: FILE, path: at })),
    selected: () => store.get(selectionAtom)?.path,
  };
}
