import { expect, test } from 'vitest';
import { printFeeds } from '../../../src/node/deploy/print-feeds.ts';

test('the file of a page’s item stands beside the page, and before those of lists', () => {
  const ofItems = [{ block: 'calendar', route: '/garden/:kind/:id', ending: 'ics' }];
  const ofLists = [{ view: 'view', layout: 'agenda', path: '/garden/trees.ics', ending: 'ics' }];
  const written = printFeeds([], ofLists, ofItems);
  const [first, second] = [...written.matchAll(/location ~ "([^"]+)" \{[^}]*try_files (\S+)/g)];
  const place = new RegExp(String(first?.[1]).replaceAll('\\\\', '\\'));
  expect(place.exec('/garden/trees/one.two.ics')?.groups?.site_item).toBe('/garden/trees/one.two');
  expect(place.test('/garden/one.ics')).toBe(false);
  expect(place.test('/garden/trees/oneics')).toBe(false);
  expect(first?.[2]).toBe('$site_item.$site_feed_language.ics');
  expect(second?.[1]).toContain('trees/(?<site_item>');
});

test('the file of a page without parameters is one file in each language', () => {
  const written = printFeeds([], [], [{ block: 'calendar', route: '/', ending: 'ics' }]);
  expect(written).toContain('location = "/index.ics"');
  expect(written).toContain('try_files /index.$site_feed_language.ics =404;');
});
