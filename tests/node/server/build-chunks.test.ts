import { describe, expect, test } from 'vitest';
import { readChunks } from '../../../src/node/server/pages/build-chunks.ts';

/** A part of what Vite writes of a build. */
const MANIFEST = {
  '../../renderers/layouts/card-list/index.tsx': {
    file: 'assets/own-list.js',
    imports: ['_tiles-D1.js', '../../virtual:site/pictures'],
  },
  '../../virtual:site/pictures': { file: 'assets/pictures.js' },
  '../../virtual:site/texts/en': { file: 'assets/en.js' },
  'renderers/frames/tabs/index.tsx': { file: 'assets/tabs.js' },
  '_tiles-D1.js': { file: 'assets/tiles.js' },
  'renderers/layouts/card-list/index.tsx': { file: 'assets/list.js' },
  'renderers/layouts/grid/index.tsx': { file: 'assets/grid.js', imports: ['_tiles-D1.js'] },
};

describe('the chunks of a build', () => {
  const { filesOf, filesOfRenderer } = readChunks(MANIFEST);

  test('are those of a layout and of what it imports', () => {
    expect(filesOfRenderer('layouts', 'grid')).toEqual(['/assets/grid.js', '/assets/tiles.js']);
  });

  test('are those of a frame', () => {
    expect(filesOfRenderer('frames', 'tabs')).toEqual(['/assets/tabs.js']);
  });

  test('are those of a site’s own layout where one of the engine’s has the same name', () => {
    const files = ['/assets/own-list.js', '/assets/tiles.js', '/assets/pictures.js'];
    expect(filesOfRenderer('layouts', 'card-list')).toEqual(files);
  });

  test('are found of a site’s own layout wherever the site lies', () => {
    const elsewhere = '../../../srv/site/renderers/layouts/timeline/index.tsx';
    const chunks = readChunks({ [elsewhere]: { file: 'assets/timeline.js' } });
    expect(chunks.filesOfRenderer('layouts', 'timeline')).toEqual(['/assets/timeline.js']);
  });

  test('are found of a virtual module, whatever stands before its name', () => {
    expect(filesOf('virtual:site/texts/en')).toEqual(['/assets/en.js']);
  });

  test('are none of what was not built', () => {
    expect(filesOfRenderer('layouts', 'timeline')).toEqual([]);
  });
});
