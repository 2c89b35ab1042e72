import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import type { Direction, Language } from '../../../core/manifest/site-model.ts';
import { resolveText, type TextTable } from '../read/read-texts.ts';
import { directionOf } from './text-direction.ts';

/** What readers with a browser that the site does not support see in place of it. */
export interface UnsupportedBrowserModel {
  /** The message for pages of each language, by their `lang`; the default language's first. */
  readonly messages: readonly UnsupportedBrowserMessage[];
  readonly browsers: readonly { readonly name: string; readonly href: string }[];
}

export interface UnsupportedBrowserMessage {
  /** The BCP 47 tag of the pages. */
  readonly page: string;
  /** The BCP 47 tag of the message. */
  readonly tag: string;
  readonly direction: Direction;
  readonly text: string;
}

const BROWSERS: UnsupportedBrowserModel['browsers'] = [
  { name: 'Firefox', href: 'https://www.mozilla.org/firefox/' },
  { name: 'Chrome', href: 'https://www.google.com/chrome/' },
  { name: 'Edge', href: 'https://www.microsoft.com/edge' },
];

const ENGLISH = 'en';
/** The message where a site says none, by the language that a tag begins with. */
const TEXTS: Readonly<Record<string, string>> = {
  ar: 'متصفّحك قديم ولا يمكنه عرض هذا الموقع. يُرجى استخدام أحد المتصفّحات التالية:',
  cs: 'Váš prohlížeč je příliš starý, aby tento web zobrazil. Použijte prosím některý z těchto:',
  de: 'Ihr Browser ist zu alt, um diese Website anzuzeigen. Bitte verwenden Sie einen von diesen:',
  el: 'Το πρόγραμμα περιήγησής σας είναι πολύ παλιό για αυτόν τον ιστότοπο. Χρησιμοποιήστε ένα από αυτά:',
  [ENGLISH]: 'Your browser is too old to show this website. Please use one of these:',
  es: 'Su navegador es demasiado antiguo para mostrar este sitio. Utilice uno de estos:',
  fa: 'مرورگر شما برای نمایش این وب‌سایت قدیمی است. لطفاً از یکی از این مرورگرها استفاده کنید:',
  fr: 'Votre navigateur est trop ancien pour afficher ce site. Veuillez utiliser l’un de ceux-ci :',
  he: 'הדפדפן שלך ישן מכדי להציג אתר זה. אנא השתמשו באחד מאלה:',
  it: 'Il suo browser è troppo vecchio per mostrare questo sito. Usi uno di questi:',
  ja: 'お使いのブラウザは古いため、このサイトを表示できません。次のいずれかをご利用ください：',
  ko: '사용 중인 브라우저가 오래되어 이 사이트를 표시할 수 없습니다. 다음 중 하나를 사용해 주세요:',
  nl: 'Uw browser is te oud om deze website te tonen. Gebruik een van deze:',
  pl: 'Twoja przeglądarka jest zbyt stara, by wyświetlić tę stronę. Użyj jednej z tych:',
  pt: 'O seu navegador é demasiado antigo para mostrar este site. Utilize um destes:',
  ru: 'Ваш браузер слишком старый для этого сайта. Воспользуйтесь одним из следующих:',
  sv: 'Din webbläsare är för gammal för att visa webbplatsen. Använd en av dessa:',
  tr: 'Tarayıcınız bu siteyi göstermek için çok eski. Lütfen bunlardan birini kullanın:',
  uk: 'Ваш браузер застарий для цього сайту. Скористайтеся одним із цих:',
  ur: 'آپ کا براؤزر یہ ویب سائٹ دکھانے کے لیے بہت پرانا ہے۔ براہِ کرم ان میں سے ایک استعمال کریں:',
  zh: '您的浏览器版本过旧，无法显示本网站。请改用以下浏览器之一：',
};

/** The message in the normal form. */
export function normaliseUnsupportedBrowser(
  { languages, unsupportedBrowser = {} }: Pick<SiteManifest, 'languages' | 'unsupportedBrowser'>,
  texts: TextTable,
): UnsupportedBrowserModel {
  const { text, language, browsers } = unsupportedBrowser;
  const own = text === undefined ? undefined : resolveText(text, texts);
  const messageIn = (code: Language, page: string): UnsupportedBrowserMessage => {
    const tag = languages.find((entry) => entry.code === code)?.tag ?? code;
    const name = new Intl.Locale(tag).language;
    const known = TEXTS[name] === undefined ? ENGLISH : tag;
    const spoken = own?.[code] === undefined ? known : tag;
    const said = own?.[code] ?? TEXTS[name] ?? TEXTS[ENGLISH] ?? '';
    return { page, tag: spoken, direction: directionOf(spoken), text: said };
  };
  return {
    messages: languages.map(({ code, tag }) => messageIn(language ?? code, tag)),
    browsers: browsers ?? BROWSERS,
  };
}
