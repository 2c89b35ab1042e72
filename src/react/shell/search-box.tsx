import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchState } from '../../core/index.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { searchIcon } from '../parts/icons.tsx';
import { useUiText } from '../state/context.ts';
import styles from './search-box.module.css';

/**
 * The header's search box. The icon opens and closes it; a click elsewhere closes it and clears
 * what was typed. On the search page itself the icon loads the page anew.
 */
export function SearchBox({ route }: { readonly route: string }) {
  const ui = useUiText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    setQuery('');
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    input.current?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) return;
      close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, close]);

  const submit = () => {
    if (query.trim() === '') return;
    close();
    void navigate(route, { state: searchState(query.trim()) });
  };
  return (
    <search className={styles.box} ref={box}>
      {open && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            close();
            opener.current?.focus();
          }}
        >
          <input
            ref={input}
            type="search"
            className={styles.input}
            value={query}
            placeholder={ui('ui.searchPlaceholder')}
            aria-label={ui('ui.search')}
            onChange={(event) => setQuery(event.target.value)}
          />
          <IconButton type="submit" className={styles.submit} label={ui('ui.search')}>
            {searchIcon}
          </IconButton>
        </form>
      )}
      <IconButton
        ref={opener}
        aria-expanded={open}
        label={ui(open ? 'ui.closeSearch' : 'ui.openSearch')}
        onClick={() => {
          if (pathname === route) window.location.reload();
          else setOpen(!open);
        }}
      >
        {searchIcon}
      </IconButton>
    </search>
  );
}
