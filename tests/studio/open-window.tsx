import { FluentProvider } from '@fluentui/react-components';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { StudioSite } from '../../src/core/studio/data.ts';
import type { StudioCalls, StudioState } from '../../src/core/studio/studio-api.ts';
import { type StudioApi, StudioError } from '../../src/studio/api/client.ts';
import { studioTheme } from '../../src/studio/shell/studio-theme.ts';
import { draftAtom, siteAtom } from '../../src/studio/state/atoms.ts';
import { createActions } from '../../src/studio/state/studio-actions.ts';
import { StudioContext } from '../../src/studio/state/studio-context.ts';

/** A site of two languages and one page. */
export const SITE: StudioSite = {
  revision: 1,
  name: { en: 'Institute' },
  languages: [
    { code: 'en', label: 'English', direction: 'ltr' },
    { code: 'de', label: 'Deutsch', direction: 'ltr' },
  ],
  sections: [],
  pages: [
    {
      id: 'people/everybody',
      file: 'manifests/people/everybody.json',
      route: '/people/everybody',
      aliases: [],
      titles: {},
      views: ['main'],
    },
  ],
  files: [],
};
/** A draft without changes. */
export const DRAFT: StudioState = {
  revision: 1,
  findings: [],
  isShown: true,
  hasSite: true,
  unsaved: [],
  conflicts: [],
};

type Answers = Partial<Record<keyof StudioCalls, (asked: never) => unknown>>;

/** Shows a part of the studio, whose server answers what is said here and refuses all else. */
export function openWindow(part: ReactNode, answers: Answers, draft = DRAFT) {
  const all: Answers = {
    'GET state': () => draft,
    'GET site': () => SITE,
    'GET renderers': () => [],
    ...answers,
  };
  const api: StudioApi = {
    ping: async () => undefined,
    call: async (name, ...[asked]) => {
      const answer = all[name];
      if (answer === undefined) throw new StudioError(404, { message: `no call ${name}` });
      return answer(asked as never) as never;
    },
  };
  const store = createStore();
  store.set(draftAtom, draft);
  store.set(siteAtom, SITE);
  // An animation of this DOM that is cut short rejects a promise that nobody can wait for.
  Reflect.deleteProperty(Element.prototype, 'animate');
  render(
    <Provider store={store}>
      <StudioContext value={createActions(store, api)}>
        <FluentProvider theme={studioTheme}>{part}</FluentProvider>
      </StudioContext>
    </Provider>,
  );
  return store;
}
