import type { Language } from '@zhaocai/model';

/** Chinese unless the caller asks for English first (`lang=en` or Accept-Language). */
export function languageOf(acceptLanguage: string | undefined, lang?: unknown): Language {
  const wish = typeof lang === 'string' && lang ? lang : (acceptLanguage ?? '');
  return /^\s*en\b/i.test(wish) ? 'en' : 'zh';
}
