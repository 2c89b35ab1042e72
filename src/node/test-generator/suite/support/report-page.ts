/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A page of a report, in one file. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { font: 14px/1.4 sans-serif; margin: 24px }
  table { border-collapse: collapse; margin-block-end: 24px }
  th, td { border: 1px solid #ccc; padding: 4px 8px; text-align: start; vertical-align: top }
  small { color: #555 }
</style>
<h1>${title}</h1>
${body}
</html>
`;
}
