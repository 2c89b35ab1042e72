import { readFile } from 'node:fs/promises';
import { type Attachment, DETAIL_PAGES, type Plant } from './support/plants.ts';
import { expect, mostlyIn, test } from './support/test.ts';

type Api = <Answer>(path: string) => Promise<Answer>;

mostlyIn('zh', () => {
  test('a PDF opens in a window of its own, and its link says so', async ({
    page,
    visit,
    api,
    text,
    request,
  }) => {
    const { plant, file } = await findFile(api, isPdf);
    await visit(`/plants/tree/${plant.id}`);
    const link = page.getByRole('link', { name: `${file.name} (${text('ui.opensInNewWindow')})` });
    const opened = page
      .context()
      .waitForEvent('request', (asked) => asked.url().endsWith(file.url));
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.first().click()]);
    await opened;
    // What the window does with it is the browser's own affair; the file is what it says.
    const answer = await request.get(file.url);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await popup.close();
    await expect(page).toHaveURL(`/plants/tree/${plant.id}`);
  });

  test('any other file is fetched and saved under the name that it is given', async ({
    page,
    visit,
    api,
    request,
  }) => {
    const { plant, file } = await findFile(api, (other) => !isPdf(other));
    await visit(`/plants/tree/${plant.id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: file.name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
    const saved = await readFile(await download.path());
    expect(saved.equals(await (await request.get(file.url)).body())).toBe(true);
    await expect(page).toHaveURL(`/plants/tree/${plant.id}`);
  });

  for (const status of [404, 500, 204, 206]) {
    test(`a file answered with ${status} is not saved, and the page says so`, async ({
      page,
      visit,
      api,
      text,
      problems,
    }) => {
      problems.allow(new RegExp(`${status}`));
      const { plant, file } = await findFile(api, (other) => !isPdf(other));
      await visit(`/plants/tree/${plant.id}`);
      await page.route(`**${file.url}`, (route) =>
        status === 204 ? route.fulfill({ status }) : route.fulfill({ status, body: 'no file' }),
      );
      let downloads = 0;
      page.on('download', () => {
        downloads += 1;
      });
      const link = page.getByRole('link', { name: file.name, exact: true });
      await link.click();
      await expect(page.getByRole('status')).toContainText([
        text('ui.downloadFailed', { name: file.name }),
      ]);
      expect(downloads).toBe(0);

      await page.unroute(`**${file.url}`);
      await Promise.all([page.waitForEvent('download'), link.click()]);
      await expect(page.getByText(text('ui.downloadFailed', { name: file.name }))).toHaveCount(0);
    });
  }

  test('a file that cannot be reached says so too', async ({
    page,
    visit,
    api,
    text,
    problems,
  }) => {
    problems.allow(/ERR_FAILED/);
    const { plant, file } = await findFile(api, (other) => !isPdf(other));
    await visit(`/plants/tree/${plant.id}`);
    await page.route(`**${file.url}`, (route) => route.abort());
    await page.getByRole('link', { name: file.name, exact: true }).click();
    await expect(page.getByText(text('ui.downloadFailed', { name: file.name }))).toBeVisible();
  });
});

test('every file that a detail offers is there', async ({ api, request }) => {
  const files = new Set<string>();
  for (const { endpoint } of DETAIL_PAGES) {
    for (const { id } of await api<Plant[]>(endpoint)) {
      const { attachments } = await api<Plant>(`${endpoint}/${id}`);
      for (const { url } of attachments ?? []) files.add(url);
    }
  }
  expect(files.size).toBeGreaterThan(0);
  for (const url of files) expect((await request.head(url)).status(), url).toBe(200);
});

async function findFile(api: Api, fits: (file: Attachment) => boolean) {
  for (const { id } of await api<Plant[]>('/collection/trees')) {
    const plant = await api<Plant>(`/collection/trees/${id}`);
    const file = plant.attachments?.find(fits);
    if (file !== undefined) return { plant, file };
  }
  throw new Error('No tree has such a file');
}

function isPdf({ name }: Attachment): boolean {
  return name.endsWith('.pdf');
}
