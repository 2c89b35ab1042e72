// Fetches the editor of content when it is asked for, and begins with it once it is there.
const button = document.getElementById('fetch');
const progress = document.getElementById('progress');
const problem = document.getElementById('problem');

button.addEventListener('click', async () => {
  // It keeps the focus while it works.
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  problem.textContent = '';
  progress.textContent = 'It is being fetched: some seconds, or a minute on a slow line.';
  const failure = await fetchEditor(button.dataset.api);
  if (failure === undefined) location.reload();
  else {
    progress.textContent = '';
    problem.textContent = failure;
    button.removeAttribute('aria-disabled');
  }
});

/** @returns why it failed; undefined where it is there */
async function fetchEditor(api) {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(api, { method: 'POST', headers, body: '{}' });
    if (response.ok) return undefined;
    return (await response.json()).error;
  } catch {
    return 'The server does not answer; start it again, and load this page again.';
  }
}
