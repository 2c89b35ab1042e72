import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteTree } from '../../../src/studio/site/site-tree.tsx';
import { openWindow, SITE } from '../open-window.tsx';

test('rows of manifests in which nothing stands yet have the names of their files', async () => {
  const nothing = { titles: {}, route: '' };
  const page = { ...nothing, id: 'new', file: 'manifests/new.json', aliases: [], views: [] };
  const section = { ...nothing, file: 'manifests/tour/section.json', sortValue: 0, notMenu: false };
  openWindow(<SiteTree site={{ ...SITE, pages: [page], sections: [section] }} />, {});
  const row = await screen.findByRole('treeitem', { name: 'new.json' });
  expect(row.textContent).toBe('new.json');
  expect(screen.getByRole('treeitem', { name: 'tour/section.json' })).toBeDefined();
  expect(screen.getByRole('button', { name: /tour\/section\.json/ })).toBeDefined();
});
