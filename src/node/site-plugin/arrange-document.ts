/**
 * A built document with its scripts moved to the end of the body and given a low priority, so that
 * text and pictures come first.
 */
export function arrangeDocument(html: string): string {
  const scripts: string[] = [];
  const rest = html.replace(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    (tag) => {
      scripts.push(tag.trim().replace(/^<(script|link)/, '<$1 fetchpriority="low"'));
      return '';
    },
  );
  return rest.replace('</body>', `  ${scripts.join('\n    ')}\n  </body>`);
}
