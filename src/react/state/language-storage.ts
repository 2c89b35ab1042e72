import { LANGUAGE_KEY } from '../../core/index.ts';

/**
 * Keeps the chosen language in session storage, and in a session cookie so that the server knows.
 *
 * @returns false where storage is closed to the site; then only the URL can carry the choice
 */
export function storeLanguage(language: string): boolean {
  try {
    sessionStorage.setItem(LANGUAGE_KEY, language);
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${LANGUAGE_KEY}=${encodeURIComponent(language)}; path=/; SameSite=Lax${secure}`;
    return true;
  } catch {
    return false;
  }
}

/** The language that this tab has stored, if any. */
export function readStoredLanguage(): string | null {
  try {
    return sessionStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
