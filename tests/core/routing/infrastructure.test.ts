import { describe, expect, test } from 'vitest';
import { readInfrastructure } from '../../../src/core/routing/infrastructure.ts';

const MEDIA = { base: '', origins: ['https://cdn.example'] };
const read = (answer: unknown, media = MEDIA) => readInfrastructure(answer, media);

const FULL = {
  bottomLogo: '/media/bottom.svg',
  copyRightNo: '© 2026',
  icpNo: 'ICP 1',
  publicSecurityRegistrationRecordNo: '2',
  wechatOfficialAccountQRCode: '/media/wechat.webp',
  bSiteOfficialAccountQRCode: 'https://cdn.example/b.webp',
  friendLinks: [{ id: '1', name: 'Friend', link: 'https://friend.example' }],
};

describe('the site infrastructure', () => {
  test('is read whole, and no more than that', () => {
    expect(read({ ...FULL, topLogo: '/x.svg' })).toEqual(FULL);
  });

  test.each(Object.keys(FULL))('may miss every part but %s', (name) => {
    const part = Object.entries(FULL).filter(([other]) => other === name);
    expect(read(Object.fromEntries(part))).toEqual({
      friendLinks: [],
      ...Object.fromEntries(part),
    });
  });

  test.each([null, 5, {}, [], true, '', '  '])('has no part that is %j', (odd) => {
    const parts = Object.keys(FULL).map((name) => [name, odd]);
    const one = { ...Object.fromEntries(parts), icpNo: 'ICP 1' };
    expect(read(one)).toEqual({ icpNo: 'ICP 1', friendLinks: [] });
    expect(read(Object.fromEntries(parts))).toBeUndefined();
  });

  test('is not to be had where nothing of it is of use', () => {
    expect(read({})).toBeUndefined();
    expect(read({ id: 1, friendLinks: [{ id: 1 }] })).toBeUndefined();
  });

  test.each(['bottomLogo', 'wechatOfficialAccountQRCode', 'bSiteOfficialAccountQRCode'])(
    'has no picture %s of a bad scheme or from elsewhere',
    (name) => {
      for (const url of [
        'javascript:alert(1)',
        'data:image/svg+xml,<svg onload=x>',
        'java\nscript:x',
        'https://elsewhere.example/a.png',
        '//elsewhere.example/a.png',
        '\\\\elsewhere.example\\a.png',
      ]) {
        expect(read({ ...FULL, [name]: url })).toEqual({
          ...FULL,
          [name]: undefined,
        });
      }
    },
  );

  test('has its pictures where the backend has all others', () => {
    const media = { base: 'https://cms.example', origins: ['https://cms.example'] };
    const { bottomLogo, ...codes } = FULL;
    expect(read({ bottomLogo }, media)?.bottomLogo).toBe('https://cms.example/media/bottom.svg');
    expect(read(codes, media)?.bSiteOfficialAccountQRCode).toBeUndefined();
  });

  test.each([null, undefined, [], 'text', 5])('is not %j', (answer) => {
    expect(read(answer)).toBeUndefined();
  });

  test('leaves out friends without a name or a safe link, and keeps the rest', () => {
    const friendLinks = [
      ...[null, 5, 'a', [], {}],
      ...[{ name: 'A' }, { name: ' ', link: '/a' }, { name: {}, link: '/a' }, { link: '/a' }],
      ...[
        { name: 'A', link: 'javascript:x' },
        { name: 'A', link: ['/a'] },
      ],
      { id: 7, name: 'B', link: '/b' },
    ];
    expect(read({ friendLinks })?.friendLinks).toEqual([{ id: '7', name: 'B', link: '/b' }]);
  });

  test.each([{}, 'a', 5, { 0: FULL.friendLinks[0], length: 1 }])(
    'has no friends for the list %j',
    (friendLinks) => {
      expect(read({ ...FULL, friendLinks })?.friendLinks).toEqual([]);
    },
  );

  // Its id is made text whatever it is, and such an object has no text form.
  test('survives a friend with an odd id', () => {
    const id = { toString: 1, valueOf: 1 };
    expect(read({ friendLinks: [{ id, name: 'A', link: '/a' }] })).toBeDefined();
  });

  // React tells the links apart by their ids.
  test('tells friends without an id apart', () => {
    const friendLinks = ['A', 'B'].map((name) => ({ name, link: '/a' }));
    const ids = read({ friendLinks })?.friendLinks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
