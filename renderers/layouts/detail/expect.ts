import type {
  LayoutExpectation,
  Printer,
} from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'detail'> = {
  item({ back, slots: { title, cover, blocks } }, print, { hasTitle }) {
    const name = title && `plain(${print.field(title.field)})`;
    const own = [name, hasTitle && 'title'].filter(Boolean).join(' || ') || "''";
    const preview = cover?.preview
      ? [
          `...(hasValue(${print.field(cover.field)})`,
          `  ? button(site.word('ui.showPicture', { name: ${own} }))`,
          '  : []),',
        ]
      : [];
    return [
      ...(back === undefined ? [] : [expectBack(back.route, print)]),
      title === undefined ? '...heading(1, title),' : print.heading(1, title),
      ...print.blocks(blocks.blocks),
      ...print.image(cover, own),
      ...preview,
    ];
  },
};

function expectBack(route: string, print: Printer): string {
  return route === '/'
    ? "...link(site.word('ui.backHome'), '/'),"
    : `...link(site.word('ui.backTo', { list: await site.menuName(LIST) }), ${print.quote(route)}),`;
}
