import { useLanguage } from '../text/language.ts';
import { useDictWords, type DictSource, type DictWord } from './use-dict-words.ts';

/** The word of a stored key; several, joined, where several are stored; the key itself where it has no word. */
export function DictTag({ value, ...source }: DictSource & { value: unknown }) {
  const { words } = useDictWords(source);
  const language = useLanguage();
  const keys = keysOf(value);
  if (keys.length === 0) return <span className="kit-faint">—</span>;
  return <>{keys.map((key) => wordOf(words, key, language) ?? key).join('、')}</>;
}

export function wordOf(words: readonly DictWord[], key: string, language: 'zh' | 'en'): string | undefined {
  const word = words.find(({ dictKey }) => String(dictKey) === key);
  return word && spelled(word, language);
}

export function spelled(word: DictWord, language: 'zh' | 'en'): string {
  return language === 'en' && word.valueEn ? word.valueEn : word.dictValue;
}

/** One key, a list of them, or the wire's comma text. */
export function keysOf(value: unknown): string[] {
  const keys = Array.isArray(value) ? value : String(value ?? '').split(',');
  return keys.map(String).filter((key) => key !== '');
}
