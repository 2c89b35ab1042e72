import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openDialog } from '../../../src/node/command-line/dialog.ts';
import { UsageError } from '../../../src/node/command-line/index.ts';
import { readProject } from '../../../src/node/scaffold/project.ts';
import { settleModel, settleOrder } from '../../../src/node/scaffold/settle-order.ts';
import { GARDEN } from '../../garden/make-garden.ts';

const project = readProject(GARDEN);
const OPTIONS = {
  route: undefined,
  like: undefined,
  from: undefined,
  api: undefined,
  titles: [],
  sectionTitles: [],
  endpoint: undefined,
  describe: false,
  isDryRun: false,
  root: GARDEN,
  isHelp: false,
};

/** A dialog with a maintainer who gives answers in turn, and what stood on the screen. */
function talk(...answers: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const screen: string[] = [];
  const left = [...answers];
  output.on('data', (data: Buffer) => {
    screen.push(data.toString());
    if (!/: $/.test(data.toString())) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { dialog: openDialog(input, output), screen };
}

describe('a dialog', () => {
  test('asks for what no flag gives, in the languages of the site', async () => {
    const { dialog, screen } = talk('plants/new', '新页', 'New page');
    const order = await settleOrder(project, OPTIONS, dialog);
    expect(order.place.route).toBe('/plants/new');
    expect(order.titles).toEqual({ zh: '新页', en: 'New page' });
    expect(screen.join('')).toContain('Title of the page in 中文: ');
  });

  test('asks for nothing that a flag gives', async () => {
    const { dialog, screen } = talk();
    const given = { ...OPTIONS, route: 'plants/new', titles: ['zh=新页', 'en=New page'] };
    expect((await settleOrder(project, given, dialog)).titles.en).toBe('New page');
    expect(screen).toEqual([]);
  });

  test('says what is wrong with an answer and asks again', async () => {
    const { dialog, screen } = talk('plants/house', 'plants/houses');
    const model = await settleModel(project, OPTIONS, dialog);
    expect(model.page.value.route).toBe('/plants/houses');
    expect(screen.join('')).toContain('did you mean "plants/houses"?');
  });

  test('that is left ends the command', async () => {
    const { dialog } = talk('plants/new');
    await expect(settleOrder(project, OPTIONS, dialog)).rejects.toThrow(UsageError);
  });
});
