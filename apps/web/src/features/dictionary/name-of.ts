/** The word in the language of the screen; Chinese where it has no English. */
export function nameOf(
  { dictValue, valueEn }: { readonly dictValue: string; readonly valueEn: string | null },
  language: 'zh' | 'en',
): string {
  return language === 'en' && valueEn ? valueEn : dictValue;
}
