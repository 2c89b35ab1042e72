import { FluentProvider } from '@fluentui/react-components';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createApi, readToken } from './api/client.ts';
import { App } from './shell/app.tsx';
import { readPageInUrl } from './shell/page-in-url.ts';
import './shell/studio.css';
import { studioTheme } from './shell/studio-theme.ts';
import { isConnectedAtom, shownAtom } from './state/atoms.ts';
import { createActions } from './state/studio-actions.ts';
import { StudioContext } from './state/studio-context.ts';

const container = document.getElementById('studio');
if (container === null) throw new Error('The page has no element #studio');

const store = createStore();
const path = readPageInUrl(window.location.search);
if (path !== undefined) store.set(shownAtom, { path, visit: 0 });

const actions = createActions(
  store,
  createApi({
    token: readToken(document.head.innerHTML) ?? '',
    origin: window.location.origin,
    fetch: (input, init) => window.fetch(input, init),
    onConnection: (isThere) => {
      const wasThere = store.get(isConnectedAtom);
      store.set(isConnectedAtom, isThere);
      if (isThere && !wasThere) void actions.refresh();
    },
  }),
);

createRoot(container).render(
  <Provider store={store}>
    <StudioContext value={actions}>
      <FluentProvider theme={studioTheme}>
        <App />
      </FluentProvider>
    </StudioContext>
  </Provider>,
);
