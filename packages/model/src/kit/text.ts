/** A text in both languages of the product. Chinese is the original. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

export type Language = 'zh' | 'en';

export type TextParameters = Readonly<Record<string, string | number>>;

/** Replaces `{name}` in a text by its parameter; an unknown name stays visible, so that it is noticed. */
export function fill(text: string, parameters: TextParameters = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => `${parameters[name] ?? whole}`);
}
