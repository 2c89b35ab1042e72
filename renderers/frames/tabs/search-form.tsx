import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type FrameModels,
  IconButton,
  LANGUAGE_KEY,
  PAGE_PARAMETER,
  searchIcon,
  searchState,
  useLanguage,
  useRuntime,
  useUiText,
} from '../../../src/react/index.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly search: NonNullable<FrameModels['tabs']['search']>;
  /** The words that the page shows results for. */
  readonly query: string | undefined;
}

/**
 * The search box of a page. The words go along with the navigation, not into the URL; without
 * scripts the form puts them there. The button sends an empty box off too, the Enter key does not.
 */
export function SearchForm({ search, query }: SearchFormProps) {
  const ui = useUiText();
  const navigate = useNavigate();
  const language = useLanguage();
  const isNamed = language !== useRuntime().site.languages[0]?.code;
  const input = useRef<HTMLInputElement>(null);
  const sent = useWords(input, query);
  const { pathname, search: url } = useLocation();
  const submit = (words: string) => {
    sent.current = words;
    const rest = new URLSearchParams(url);
    rest.delete(search.parameter);
    rest.delete(PAGE_PARAMETER);
    void navigate(`${pathname}?${rest}`, { state: searchState(words.trim()) });
  };
  return (
    <search>
      <form
        className={styles.form}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          submit(String(new FormData(event.currentTarget).get(search.parameter) ?? ''));
        }}
      >
        <input
          ref={input}
          type="search"
          name={search.parameter}
          defaultValue={query}
          maxLength={100}
          className={styles.input}
          placeholder={ui('ui.searchPlaceholder')}
          aria-label={ui('ui.search')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.currentTarget.value === '') event.preventDefault();
          }}
        />
        {isNamed && <input type="hidden" name={LANGUAGE_KEY} value={language} />}
        <IconButton type="submit" label={ui('ui.search')}>
          {searchIcon}
        </IconButton>
      </form>
    </search>
  );
}

/**
 * Other words that are shown, as after going back, stand in the box as well; the focus stays. What
 * is typed while a search is on its way is newer than its words, and is left alone.
 *
 * @returns what was in the box as it was last sent off, while that is on its way
 */
function useWords(
  input: RefObject<HTMLInputElement | null>,
  query: string | undefined,
): RefObject<string | undefined> {
  const { key } = useLocation();
  const shown = useRef(query);
  const sent = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent arrives with another key
  useEffect(() => {
    const isNewer = sent.current !== undefined && sent.current !== input.current?.value;
    sent.current = undefined;
    if (shown.current === query) return;
    shown.current = query;
    if (input.current !== null && !isNewer) input.current.value = query ?? '';
  }, [input, query, key]);
  return sent;
}
