import { fill, type Language, type Text, type TextParameters } from '@zhaocai/model/kit/text';
import { create } from 'zustand';
import { readContent, writeRecord } from '../session/local-record.ts';

interface LanguageState {
  readonly language: Language;
}

/** Chinese unless the user chose otherwise. */
const useLanguageStore = create<LanguageState>()(() => ({
  language: readContent('language') === 'en' ? 'en' : 'zh',
}));

export function currentLanguage(): Language {
  return useLanguageStore.getState().language;
}

export function useLanguage(): Language {
  return useLanguageStore((state) => state.language);
}

export function setLanguage(language: Language): void {
  writeRecord('language', language);
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
  useLanguageStore.setState({ language });
}

export type Translate = (text: Text, parameters?: TextParameters) => string;

/** `t(pair, parameters)`: the pair in the user's language, its `{names}` filled in. */
export function useText(): Translate {
  const language = useLanguage();
  return (text, parameters) => fill(text[language], parameters);
}

/** The same outside components: document titles, messages of calls. */
export function translate(text: Text, parameters?: TextParameters): string {
  return fill(text[currentLanguage()], parameters);
}
