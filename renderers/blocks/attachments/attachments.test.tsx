import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const FORM = { name: 'Form.docx', url: '/media/form.docx', external: false };
const files = [
  FORM,
  { name: 'Guide.PDF', url: '/media/guide.pdf', external: false },
  { name: 'Map.docx', url: 'https://other.example/map.docx', external: true },
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file is saved under its name; a PDF, or one elsewhere, opens in a window of its own', () => {
  const links = show(<Block block={{ field: files }} />).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('download'), link.getAttribute('target')])).toEqual(
    [
      ['Form.docx', null],
      [null, '_blank'],
      [null, '_blank'],
    ],
  );
});

test('each file is an item of a list, called by its name, also one that is listed twice', () => {
  const page = show(<Block block={{ field: [...files, FORM] }} />);
  const names = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Form.docx',
    expect.stringMatching(/^Guide\.PDF/),
    expect.stringMatching(/^Map\.docx/),
    'Form.docx',
  ]);
  const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([...files, FORM].map(({ url }) => url));
});

test('only a file that ends so is a PDF', () => {
  const field = [{ ...FORM, name: 'guide.pdf.docx' }];
  const page = show(<Block block={{ field }} />);
  expect(page.getByRole('link').hasAttribute('target')).toBe(false);
});

describe('a file that is saved', () => {
  const link = () => screen.getByRole('link', { name: 'Form.docx' });
  const status = () => screen.getByRole('status').textContent;

  /** Shows the file, which the server answers once it is let. */
  function showFile() {
    let respond: (answer: Response | Error) => void = () => undefined;
    const fetched = vi.fn(
      () =>
        new Promise<Response>((resolve, reject) => {
          respond = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
        }),
    );
    vi.stubGlobal('fetch', fetched);
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:one';
    });
    // Without a browser, what is to be saved would be gone to.
    const names: string[] = [];
    const { dispatchEvent } = HTMLAnchorElement.prototype;
    vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function note(
      this: HTMLAnchorElement,
      event,
    ) {
      if (this.isConnected) return dispatchEvent.call(this, event);
      names.push(this.download);
      return true;
    });
    show(<Block block={{ field: [FORM] }} />);
    return { fetched, saved, names, respond: (answer: Response | Error) => respond(answer) };
  }

  test('says that it is on its way, and nothing before and after', async () => {
    const { fetched, saved, names, respond } = showFile();
    expect([status(), link().getAttribute('aria-busy')]).toEqual(['', 'false']);
    const click = createEvent.click(link());
    fireEvent(link(), click);
    expect(click.defaultPrevented).toBe(true);
    await waitFor(() => expect(status()).toBe('ui.downloading'));
    expect(link().getAttribute('aria-busy')).toBe('true');
    respond(new Response('words'));
    await waitFor(() => expect(status()).toBe(''));
    expect(link().getAttribute('aria-busy')).toBe('false');
    expect(fetched.mock.calls).toEqual([['/media/form.docx']]);
    expect(await Promise.all(saved.map((blob) => blob.text()))).toEqual(['words']);
    await waitFor(() => expect(names).toEqual(['Form.docx']));
  });

  test('is asked for once, however often it is pressed meanwhile, and again later', async () => {
    const { fetched, names, respond } = showFile();
    fireEvent.click(link());
    await waitFor(() => expect(status()).toBe('ui.downloading'));
    fireEvent.click(link());
    expect(fetched).toHaveBeenCalledTimes(1);
    respond(new Response('words'));
    await waitFor(() => expect(names).toHaveLength(1));
    fireEvent.click(link());
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['is not there', new Response('Not found', { status: 404 })],
    ['is answered in part', new Response('wo', { status: 206 })],
    ['cannot be asked for', new TypeError('offline')],
  ])('and %s is said to have failed', async (_, answer) => {
    const { saved, respond } = showFile();
    fireEvent.click(link());
    await waitFor(() => expect(status()).toBe('ui.downloading'));
    respond(answer);
    await waitFor(() => expect(status()).toBe('ui.downloadFailed'));
    expect(link().getAttribute('aria-busy')).toBe('false');
    expect(saved).toEqual([]);
  });
});
