import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StudioPage, StudioSite } from '../../../src/core/studio/data.ts';
import type { StudioGesture } from '../../../src/core/studio/studio-api.ts';
import { SiteTree } from '../../../src/studio/site/site-tree.tsx';
import { announcementAtom, shownAtom } from '../../../src/studio/state/atoms.ts';
import { DRAFT, openWindow, SITE } from '../open-window.tsx';

const NAMES = ['ash', 'birch', 'cedar', 'elm'];

function siteOf(names: readonly string[]): StudioSite {
  const pages = names.map(
    (name): StudioPage => ({
      id: `trees/${name}`,
      file: `manifests/trees/${name}.json`,
      route: `/trees/${name}`,
      aliases: [],
      titles: { en: name },
      section: '/trees',
      menu: { sortValue: 0, notMenu: false },
      views: [],
    }),
  );
  const section = {
    file: 'manifests/trees/section.json',
    route: '/trees',
    titles: { en: 'Trees' },
    sortValue: 0,
    notMenu: false,
  };
  return { ...SITE, sections: [section], pages };
}

/** Opens the tree of a site whose moves are answered one by one, when the test says so. */
function openTree() {
  const asked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  let order: readonly string[] = NAMES;
  const store = openWindow(<SiteTree site={siteOf(NAMES)} />, {
    'GET site': () => siteOf(order),
    'POST gesture': async ({ arguments: what }: StudioGesture) => {
      if (!('pages' in what)) throw new Error('no move of pages');
      asked.push(what.pages);
      await new Promise<void>((resolve) => answers.push(resolve));
      order = what.pages.map((id) => id.replace('trees/', ''));
      const shown = { pages: [], isWide: true, isReloaded: false, ms: 0 };
      return { ...DRAFT, ...shown, isDone: true, files: [], notes: [], refusals: [] };
    },
  });
  act(() => store.set(shownAtom, { path: '/trees/ash', visit: 0 }));
  const answer = () => act(async () => answers.shift()?.());
  return { asked, answer, store };
}

test('a second move goes on from the first one, which was not answered yet', async () => {
  const { asked, answer, store } = openTree();
  const user = userEvent.setup();
  (await screen.findByRole('treeitem', { name: 'ash' })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(store.get(announcementAtom)).toBe('ash cannot be moved further.');
  await waitFor(() => expect(asked).toHaveLength(1));
  await answer();
  await waitFor(() => expect(asked).toHaveLength(2));
  await answer();
  await waitFor(() => expect(asked).toHaveLength(3));
  await answer();
  expect(asked.map((ids) => ids.map((id) => id.replace('trees/', '')))).toEqual([
    ['birch', 'ash', 'cedar', 'elm'],
    ['birch', 'cedar', 'ash', 'elm'],
    ['birch', 'cedar', 'elm', 'ash'],
  ]);
});

test('moves to and fro in a row come to the order of before', async () => {
  const { asked, answer } = openTree();
  const user = userEvent.setup();
  (await screen.findByRole('treeitem', { name: 'birch' })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
  await waitFor(() => expect(asked).toHaveLength(1));
  await answer();
  await waitFor(() => expect(asked).toHaveLength(2));
  await answer();
  expect(asked.at(-1)).toEqual(NAMES.map((name) => `trees/${name}`));
});
