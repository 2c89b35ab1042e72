import { Provider } from 'jotai';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RuntimeContext, UiTextContext } from './state/context.ts';
import { createTranslate, type Texts } from './state/create-texts.ts';
import type { SiteRuntime } from './state/runtime.ts';

/** Everything around the router: the running site, its state and its words. */
export function Site({
  runtime,
  children,
}: {
  readonly runtime: SiteRuntime;
  readonly children: React.ReactNode;
}) {
  return (
    <RuntimeContext value={runtime}>
      <Provider store={runtime.store}>
        <I18nextProvider i18n={runtime.texts}>
          <UiTexts texts={runtime.texts}>{children}</UiTexts>
        </I18nextProvider>
      </Provider>
    </RuntimeContext>
  );
}

interface UiTextsProps {
  readonly texts: Texts;
  readonly children: React.ReactNode;
}

/** Makes the translation once for the hundreds of parts that use it. */
function UiTexts({ texts, children }: UiTextsProps) {
  // `useTranslation` waits for words that come later, and for another language: here are neither.
  const translate = useMemo(() => createTranslate(texts, texts.t), [texts]);
  return <UiTextContext value={translate}>{children}</UiTextContext>;
}
