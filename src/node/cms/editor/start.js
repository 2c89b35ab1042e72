// Starts Decap CMS over the files of a site that is being developed, as the page has it configured.
import { placeOfFile } from './place-of-file.js';

const session = JSON.parse(document.getElementById('content-editor').textContent);
const { config, pages } = session;

// The configuration comes from here, and nobody has to sign in on the own machine.
window.CMS_MANUAL_INIT = true;
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));

// The studio leads to a file, and the editor knows entries of collections.
const [, file] = /^#\/file\/(.+)$/.exec(location.hash) ?? [];
if (file !== undefined) {
  history.replaceState(null, '', `#${placeOfFile(config.collections, decodeURI(file))}`);
}

const STYLE = `
  body { margin: 0; }
  .page { display: flex; flex-direction: column; height: 100vh; font: 14px system-ui, sans-serif; }
  .page nav { display: flex; gap: 1em; padding: 0.5em 1em; border-bottom: 1px solid #ccc; }
  .page iframe { flex: 1; border: 0; }
`;

/** The page of an item as the site itself shows it, once the item is saved. */
function createPreview({ path, languages }) {
  const { createClass, h } = window;
  return createClass({
    render() {
      const { entry } = this.props;
      const slug = entry.get('slug');
      if (path.includes('{id}') && !slug)
        return h('p', {}, 'The page is shown once this is saved.');
      const page = path.replace('{id}', slug);
      const [first] = languages;
      const links = languages.map((code) =>
        h('a', { key: code, href: `${page}?lang=${code}`, target: 'site' }, code),
      );
      return h('div', { className: 'page' }, [
        h('nav', { key: 'nav', 'aria-label': 'Languages' }, ['As it was saved:', ...links]),
        h('iframe', { key: 'page', name: 'site', title: 'Page', src: `${page}?lang=${first}` }),
      ]);
    },
  });
}

/** Saving writes files; whether readers get an item is said by its field “Draft” alone. */
const WORDS = {
  publish: 'Save',
  publishing: 'Saving…',
  published: 'Saved',
  publishNow: 'Save now',
  publishAndCreateNew: 'Save and begin another',
  publishAndDuplicate: 'Save and copy it',
};

/** The URL of an item is made of its title or of this field, and is not changed afterwards. */
function requireId(CMS) {
  const { control: Text, preview, schema } = CMS.getWidget('string');
  class Line extends Text {
    isValid() {
      const { field, entry, value } = this.props;
      if (field.get('name') !== 'id' || !entry.get('newRecord') || value) return true;
      const message = `${field.get('label')} is missing: a new item needs one, as in sea-chest.`;
      return { error: { message } };
    }
  }
  CMS.registerWidget('string', Line, preview, schema);
}

/**
 * A path that begins with a slash is one of the site to the editor, and the site has an upload once it is saved:
 * until then it is shown from where the editor has it.
 */
function showUploads(CMS) {
  const { createClass, h } = window;
  const { control: Image, preview, schema } = CMS.getWidget('image');
  const Picture = createClass({
    // The editor asks it, and would tell it of no picture that is chosen.
    shouldComponentUpdate: () => true,
    getAsset(path, field) {
      const { entry, getAsset } = this.props;
      const name = path.split('/').at(-1);
      const upload = entry.get('mediaFiles')?.find((file) => isUpload(file.toJS?.() ?? file, name));
      const { url } = upload?.toJS?.() ?? upload ?? {};
      return url ?? getAsset(path, field);
    },
    render() {
      return h(Image, { ...this.props, getAsset: this.getAsset });
    },
  });
  CMS.registerWidget('image', Picture, preview, schema);
}

function isUpload({ draft, path = '' }, name) {
  return draft === true && path.split('/').at(-1) === name;
}

// The editor's library of pictures can be opened by keys, and answers the pointer alone.
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== 'Enter' && key !== ' ') return;
  const upload = target.matches('label') ? target.querySelector('input[type=file]') : null;
  const picture = target.matches('[role=dialog] div[tabindex="0"]') ? target.firstChild : null;
  const pressed = upload ?? picture;
  if (pressed === null) return;
  event.preventDefault();
  pressed.click();
});

const script = document.createElement('script');
script.src = 'decap-cms.js';
script.addEventListener('load', () => {
  const { CMS } = window;
  requireId(CMS);
  showUploads(CMS);
  CMS.registerPreviewStyle(STYLE, { raw: true });
  for (const [name, page] of Object.entries(pages)) {
    CMS.registerPreviewTemplate(name, createPreview(page));
  }
  const { editor, collection, ...words } = CMS.getLocale('en');
  CMS.registerLocale('en', {
    ...words,
    editor: { ...editor, editorToolbar: { ...editor.editorToolbar, ...WORDS } },
    collection: {
      ...collection,
      collectionTop: { ...collection.collectionTop, newButton: 'New in %{collectionLabel}' },
    },
  });
  CMS.init({ config: { ...config, load_config_file: false } });
});
document.head.append(script);
