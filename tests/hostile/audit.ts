/**
 * Runs in a page: what could act by itself, and was to be taken away.
 *
 * @param within an element, or the selector of several
 */
export function findHarm(within: Element | string): string[] {
  const roots = typeof within === 'string' ? [...document.querySelectorAll(within)] : [within];
  const dead = ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'style', 'applet'];
  const urls = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'cite', 'background'];
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .flatMap((element) => {
      const name = element.localName;
      // React names the first pictures ahead of its own HTML.
      if (element.matches('#root > link[rel="preload"][as="image"]')) return [];
      const attributes = [...element.attributes].flatMap((attribute) => {
        const isHandler = attribute.name.startsWith('on');
        const isUrl = urls.includes(attribute.name.replace(/^.*:/, ''));
        const runs = isUrl && !/^(https?|mailto|tel):$/.test(schemeOf(attribute.value));
        // What a page loads by itself tells who reads it.
        const tells = ['src', 'poster'].includes(attribute.name) && isElsewhere(attribute.value);
        const isBad =
          isHandler || runs || tells || ['srcdoc', 'ping', 'is'].includes(attribute.name);
        // An empty one names nothing.
        return isBad && attribute.value !== ''
          ? [`${name} ${attribute.name}=${attribute.value}`]
          : [];
      });
      return dead.includes(name) ? [name, ...attributes] : attributes;
    });

  function isElsewhere(value: string): boolean {
    const url = URL.canParse(value, location.href) && new URL(value, location.href);
    return url !== false && /^https?:$/.test(url.protocol) && url.origin !== location.origin;
  }

  function schemeOf(url: string): string {
    try {
      return new URL(url, 'https://site.example/').protocol;
    } catch {
      return 'https:';
    }
  }
}
